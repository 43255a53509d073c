import type { OwnerSpace } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { CheckRow, OpenDoorPlan, Picture, StatusTag, formatSpacePlace, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './published-spaces-picker.module.css';

const texts = portal.mySpaces.kept;

type Props = {
  spaces: readonly OwnerSpace[];
  limit: number;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
};

const Photo = ({ image }: Pick<OwnerSpace, 'image'>): ReactNode => (
  <span className={styles['photo']}>
    {image?.url ? <Picture image={image} sizes="72px" alt="" /> : <OpenDoorPlan className={styles['plan']} />}
  </span>
);

/** Picker of the spaces that stay published, up to the plan's limit. */
export function PublishedSpacesPicker({ spaces, limit, chosen, onChange }: Props): ReactNode {
  const isFull = chosen.length >= limit;
  const toggle = (id: number): void =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{texts.legend(limit)}</legend>
      <p className={styles['count']} role="status">
        {texts.chosen(chosen.length, limit)}
      </p>
      <ul className={styles['list']}>
        {spaces.map((space) => (
          <li key={space.id} className={styles['item']}>
            <Photo image={space.image} />
            <CheckRow
              className={styles['row']}
              checked={chosen.includes(space.id)}
              disabled={isFull && !chosen.includes(space.id)}
              onChange={() => toggle(space.id)}
              label={
                <>
                  <b>{getSpaceTitle(space)}</b>
                  <span className={styles['quiet']}>
                    {formatSpacePlace({ ...space, city: space.city ?? '' })}
                  </span>
                </>
              }
            />
            {space.paused_at !== null && <StatusTag status={space.status} isPaused />}
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{texts.others}</p>
    </fieldset>
  );
}
