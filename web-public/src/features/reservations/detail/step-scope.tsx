import type { Reservation } from '@prostora/api-client';
import { ownReservation } from '@prostora/strings/cs/own-reservation.ts';
import { getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { ChipGroup } from '../../../components/chip-group.tsx';
import styles from './detail.module.css';

const texts = ownReservation.scope;
export type ApplyTo = 'this' | 'group';

/** The whole event, unless the member of the team is limited to one of its spaces. */
export const getDefaultScope = ({ group }: Pick<Reservation, 'group'>): ApplyTo =>
  group?.may_apply ? 'group' : 'this';

/** Label of a confirmation with the total; null of one reservation. */
export const describeConfirmation = (
  { group }: Pick<Reservation, 'group'>,
  applyTo: ApplyTo,
): string | null =>
  group && applyTo === 'group'
    ? texts.confirm(group.spaces.length, group.days, group.count, group.total)
    : null;

/** Whether a step applies to the whole event or to the one reservation; nothing for one that is alone. */
export function ScopeChoice({
  reservation: { group, space },
  value,
  onChange,
}: {
  reservation: Pick<Reservation, 'group' | 'space'>;
  value: ApplyTo;
  onChange: (value: ApplyTo) => void;
}): ReactNode {
  if (!group) return null;
  if (!group.may_apply) return <p className={styles['quiet']}>{texts.limited}</p>;
  const { spaces, days, count, total } = group;
  return (
    <div className={styles['group']}>
      <ChipGroup
        label={texts.label}
        labelClassName={styles['name']}
        className={styles['steps']}
        options={{
          group: texts.group(spaces.length, days, count, total),
          this: texts.one(getSpaceTitle(space), days > 1),
        }}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
