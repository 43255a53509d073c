import type { Reservation } from '@prostora/api-client';
import { ownReservation } from '@prostora/strings/cs/own-reservation.ts';
import { Chip, getSpaceTitle } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
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
  const id = useId();
  if (!group) return null;
  if (!group.may_apply) return <p className={styles['quiet']}>{texts.limited}</p>;
  const { spaces, days, count, total } = group;
  return (
    <div className={styles['group']}>
      <p id={id} className={styles['name']}>
        {texts.label}
      </p>
      <div role="group" aria-labelledby={id} className={styles['steps']}>
        <Chip aria-pressed={value === 'group'} onClick={() => onChange('group')}>
          {texts.group(spaces.length, days, count, total)}
        </Chip>
        <Chip aria-pressed={value === 'this'} onClick={() => onChange('this')}>
          {texts.one(getSpaceTitle(space), days > 1)}
        </Chip>
      </div>
    </div>
  );
}
