import type { OwnerBuilding, OwnerSpace } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { bindSpaces } from '@prostora/strings/format.ts';
import { Button, ButtonLink, OpenDoorPlan } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { Pencil } from '../../components/portal-icons.ts';
import { buildWizardUrlForBuilding } from '../../lib/wizard-url.ts';
import { useHasRight } from '../../lib/use-rights.ts';
import styles from './building-section.module.css';
import { SpaceTable } from './space-table.tsx';
import type { SpaceActions } from './use-space-actions.ts';

const texts = portal.mySpaces;
// The rich text editor and the map load on demand.
const EditBuilding = lazy(async () => ({ default: (await import('./edit-building.tsx')).EditBuilding }));

type SectionProps = {
  building: OwnerBuilding;
  spaces: readonly OwnerSpace[];
  canAdd: boolean;
  actions: SpaceActions;
};

/** A building with its spaces and actions. */
export function BuildingSection({ building, spaces, canAdd, actions }: SectionProps): ReactNode {
  const [editing, setEditing] = useState(false);
  const mayWrite = useHasRight('write');
  const heading = useRef<HTMLHeadingElement>(null);
  const removed = useRef(false);
  // The focused row is gone: move the focus to the heading.
  useEffect(() => {
    if (removed.current) heading.current?.focus();
    removed.current = false;
  }, [spaces.length]);
  return (
    <section className={styles['building']}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {bindSpaces(building.name)}
        </h2>
        {spaces.length > 0 && <span className={styles['count']}>{texts.count(spaces.length)}</span>}
        {mayWrite && (
          <Button size="sm" variant="ghost" className={styles['edit']} onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
            {texts.editBuilding}
            <span className="visually-hidden"> {building.name}</span>
          </Button>
        )}
      </div>
      {spaces.length === 0 ? (
        <EmptyBuilding building={building} mayAdd={canAdd} />
      ) : (
        <>
          <SpaceTable
            label={building.name}
            spaces={spaces}
            actions={actions}
            onRemoved={() => {
              removed.current = true;
            }}
          />
          {canAdd && (
            <ButtonLink
              size="sm"
              variant="ghost"
              className={styles['add']}
              to={buildWizardUrlForBuilding(building.id)}
            >
              <Plus aria-hidden />
              {texts.addHere}
              <span className="visually-hidden">: {building.name}</span>
            </ButtonLink>
          )}
        </>
      )}
      {editing && (
        <Suspense fallback={null}>
          <EditBuilding building={building} spacesCount={spaces.length} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}

const EmptyBuilding = ({ building, mayAdd }: { building: OwnerBuilding; mayAdd: boolean }): ReactNode => (
  <div className={styles['empty']}>
    <OpenDoorPlan className={styles['plan']} />
    <h3>{texts.emptyBuilding.title}</h3>
    <p className={styles['reason']}>{texts.emptyBuilding.reason}</p>
    {mayAdd && (
      <ButtonLink to={buildWizardUrlForBuilding(building.id)}>
        <Plus aria-hidden />
        {texts.addHere}
      </ButtonLink>
    )}
  </div>
);
