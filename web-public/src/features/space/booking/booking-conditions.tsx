import type { BookingRules, SpaceDetail } from '@prostora/api-client';
import { BOOKING_DEFAULTS } from '@prostora/contracts';
import { bindSpaces } from '@prostora/strings';
import { formatMinutes } from '@prostora/strings/format-minutes.ts';
import { bookingConditions as texts } from '@prostora/strings/cs/booking-choices.ts';
import type { ReactNode } from 'react';
import choicesStyles from './choices/choices.module.css';
import styles from './booking-modal.module.css';

function listConditions({ tags }: SpaceDetail, rules: BookingRules): string[] {
  const { shortest_minutes: shortest, longest_minutes: longest, notice_hours: notice } = rules;
  const names = tags.equipments.map(({ name }) => name).join(', ');
  return [
    names === '' ? null : texts.included(names),
    shortest > BOOKING_DEFAULTS.shortest_minutes ? texts.shortest(formatMinutes(shortest)) : null,
    longest < BOOKING_DEFAULTS.longest_minutes ? texts.longest(formatMinutes(longest)) : null,
    notice > 0 ? texts.notice(notice) : null,
    rules.only_in_windows ? texts.onlyHours : null,
    texts.cancelling,
  ].filter((condition) => condition !== null);
}

/** What belongs to the space, the owner's rules of booking and how a reservation is cancelled. */
export const BookingConditions = ({
  space,
  rules,
}: {
  space: SpaceDetail;
  rules: BookingRules;
}): ReactNode => (
  <details className={choicesStyles['more']}>
    <summary>{texts.title}</summary>
    <ul className={styles['conditions']}>
      {listConditions(space, rules).map((condition) => (
        <li key={condition}>{bindSpaces(condition)}</li>
      ))}
    </ul>
  </details>
);
