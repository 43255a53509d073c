import type { StaffBlock, StaffEvent } from '@prostora/api-client';
import { staffDay as texts } from '@prostora/strings/cs/staff-day.ts';
import { today } from '@prostora/strings/cs/today.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { Button, ButtonAnchor, Check } from '@prostora/ui';
import type { ReactNode } from 'react';
import { PhoneCall, Undo2 } from '../../../components/portal-icons.ts';
import type { Mark } from './staff-day-store.ts';
import styles from './staff-day.module.css';

/** A block of a room: nothing to do. */
export const BlockItem = ({ block, day }: { block: StaffBlock; day: string }): ReactNode => (
  <li className={styles['item']} data-quiet>
    <p className={styles['hours']}>{texts.hours(block.start_datetime, block.end_datetime, day)}</p>
    <div>
      <h3>{block.space.name}</h3>
      <p className={styles['line']}>{[texts.block, block.reason].filter(Boolean).join(': ')}</p>
    </div>
  </li>
);

const Contact = ({
  contact: { name, phone },
}: {
  contact: NonNullable<StaffEvent['contact']>;
}): ReactNode => (
  <p className={styles['contact']}>
    {name}
    {phone ? (
      <ButtonAnchor size="sm" href={`tel:${phone.replaceAll(' ', '')}`}>
        <PhoneCall aria-hidden />
        {formatPhone(phone)}
      </ButtonAnchor>
    ) : (
      <span className={styles['line']}>{texts.noContact}</span>
    )}
  </p>
);

/** Who has marked the work as done and when, or that it is still to be sent. */
function describeMark({ handled }: StaffEvent, mark: Mark | undefined): string | null {
  if (mark) return mark.handled ? texts.waiting.handled(mark.at) : texts.waiting.undone;
  return handled && texts.handled(handled.at, handled.by);
}

/** One room of an event: hours, layout, people, note, contact, and the mark. */
export function EventItem({
  event,
  day,
  mark,
  onPress,
}: {
  event: StaffEvent;
  day: string;
  /** The press that the server has not answered. */
  mark: Mark | undefined;
  onPress: (handled: boolean) => void;
}): ReactNode {
  const isHandled = mark ? mark.handled : event.handled !== null;
  const state = describeMark(event, mark);
  const action = isHandled ? texts.undo : texts.handle;
  return (
    <li className={styles['item']} data-handled={isHandled || undefined}>
      <p className={styles['hours']}>{texts.hours(event.start_datetime, event.end_datetime, day)}</p>
      <div>
        <h3>{event.space.name}</h3>
        {event.title && <p className={styles['title']}>{event.title}</p>}
        <p className={styles['line']}>
          {[today.waiting.guests(event.number_of_guests), event.layout].filter(Boolean).join(' · ')}
        </p>
        {event.staff_note && <p className={styles['note']}>{event.staff_note}</p>}
        {event.contact && <Contact contact={event.contact} />}
      </div>
      <div className={styles['mark']}>
        {event.status === 'pending' ? (
          <p className={styles['line']}>{texts.pending}</p>
        ) : (
          <>
            {state && (
              <p className={styles['state']} data-waiting={mark ? true : undefined}>
                {state}
              </p>
            )}
            <Button
              variant={isHandled ? 'ghost' : 'dark'}
              aria-label={texts.about(action, event.space.name, event.title)}
              onClick={() => onPress(!isHandled)}
            >
              {isHandled ? <Undo2 aria-hidden /> : <Check aria-hidden />}
              {action}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
