import type { OwnerSpace } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { bindSpaces } from '@prostora/strings/format.ts';
import { OpenDoorPlan, Picture, StatusTag, formatSpacePlace, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useIsOwner } from '../../lib/use-rights.ts';
import { Completeness } from './completeness.tsx';
import { RowActions } from './row-actions.tsx';
import styles from './space-table.module.css';
import type { SpaceActions } from './use-space-actions.ts';
import { Views } from './views.tsx';

const texts = portal.mySpaces;

type RowProps = { space: OwnerSpace; isOwner: boolean; actions: SpaceActions; onRemoved: () => void };

const Row = ({ space, isOwner, actions, onRemoved }: RowProps): ReactNode => (
  <div role="row" className={styles['row']}>
    <div role="cell" className={styles['space']}>
      <span className={styles['photo']}>
        {space.image?.url ? (
          <Picture image={space.image} sizes="112px" alt="" />
        ) : (
          <span className={styles['blank']}>
            {space.images_count > 0 ? texts.processing : <OpenDoorPlan className={styles['plan']} />}
          </span>
        )}
      </span>
      <span className={styles['names']}>
        <Link className={styles['name']} to={urls.space(space.url)}>
          {bindSpaces(getSpaceTitle(space))}
        </Link>
        <span className={styles['quiet']}>{formatSpacePlace({ ...space, city: space.city ?? '' })}</span>
      </span>
    </div>
    <div role="cell" className={styles['status']}>
      <StatusTag
        status={space.status}
        isPaused={isOwner && space.paused_at !== null}
        isHidden={space.hidden_at !== null}
        isSuspended={space.suspended_at !== null || space.paused_at !== null}
      />
    </div>
    {isOwner && (
      <div role="cell">
        <Completeness space={space} />
      </div>
    )}
    <div role="cell" className={styles['viewsCell']}>
      <span className={styles['viewsName']}>{texts.columns.views}</span>
      <Views space={space} />
    </div>
    <div role="cell">
      <RowActions space={space} actions={actions} onRemoved={onRemoved} />
    </div>
  </div>
);

type TableProps = {
  label: string;
  spaces: readonly OwnerSpace[];
  actions: SpaceActions;
  onRemoved: () => void;
};

/**
 * Spaces of one building: a table, on narrow screens cards. ARIA roles keep it a table for screen readers.
 * Completeness is for a majitel.
 */
export function SpaceTable({ label, spaces, actions, onRemoved }: TableProps): ReactNode {
  const isOwner = useIsOwner();
  const { completeness: _completeness, ...others } = texts.columns;
  const columns = Object.values(isOwner ? texts.columns : others);
  return (
    <div
      role="table"
      aria-label={texts.table(label)}
      className={styles['table']}
      data-columns={columns.length}
    >
      <div role="row" className={styles['heads']}>
        {columns.map((name) => (
          <div key={name} role="columnheader">
            <span className={name === texts.columns.actions ? 'visually-hidden' : undefined}>{name}</span>
          </div>
        ))}
      </div>
      {spaces.map((space) => (
        <Row key={space.id} space={space} isOwner={isOwner} actions={actions} onRemoved={onRemoved} />
      ))}
    </div>
  );
}
