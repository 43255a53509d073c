import type { SlotConflict } from '@prostora/api-client';
import { seriesTexts } from '@prostora/strings/cs/series.ts';
import { FormError } from '@prostora/ui';
import type { ReactNode } from 'react';
import { describeConflict } from '../../describe-conflict.ts';
import { useOwnSpaces } from '../../use-own-spaces.ts';
import styles from './series.module.css';

/** What holds the wanted time, by day; nothing was changed. */
export function SeriesConflicts({ conflicts }: { conflicts: readonly SlotConflict[] }): ReactNode {
  const { spaces = [] } = useOwnSpaces();
  if (conflicts.length === 0) return null;
  return (
    <FormError takesFocus>
      <p>{seriesTexts.change.taken}</p>
      <ul className={styles['conflicts']}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.space_id}${conflict.start_datetime}${conflict.kind}`}>
            {describeConflict(
              conflict.start_datetime,
              spaces.find(({ id }) => id === conflict.space_id)?.name ?? '',
              conflict,
            )}
          </li>
        ))}
      </ul>
    </FormError>
  );
}
