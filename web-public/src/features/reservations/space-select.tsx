import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { ChevronDown } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { OwnSpaceName } from './use-own-spaces.ts';
import styles from './reservations.module.css';

type SpaceSelectProps = {
  spaces: readonly OwnSpaceName[];
  value: number | null;
  allowsAll: boolean;
  onChange: (id: number | null) => void;
};

/** Select of a space, or of all. */
export const SpaceSelect = ({ spaces, value, allowsAll, onChange }: SpaceSelectProps): ReactNode => (
  <label className={styles['spaceSelect']}>
    <span className={styles['spaceLabel']}>{texts.space}</span>
    <select
      className={styles['select']}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    >
      {allowsAll && <option value="">{texts.allSpaces}</option>}
      {spaces.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden className={styles['chevron']} />
  </label>
);
