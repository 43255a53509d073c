import { buildEventSearch, type EventQuery } from '@prostora/contracts';
import { useLocation, useNavigate } from '@prostora/nav';
import { describeOpening, hoursStrip as texts } from '@prostora/strings/cs/hours-strip.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { listOpeningHours, type SpaceAvailability } from '../day-states.ts';
import styles from '../event-card.module.css';
import { endOffset, type LocalSlot } from '../local-slot.ts';
import { HoursStrip } from './hours-strip.tsx';
import { buildStrip, resolveHours, type Hours } from './strip.ts';

type EventHoursProps = {
  event: EventQuery;
  slot: LocalSlot;
  time: SpaceAvailability;
  /** Whether the state of the hours stands above the strip. */
  hasHeading: boolean;
};

/** Strip of the hours of the visitor's event; moved hours change the event, which stands in the address. */
export function EventHours({ event, slot, time, hasHeading }: EventHoursProps): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { day, from } = slot;
  const to = endOffset(slot);
  const hours = useMemo(() => ({ from, to }), [from, to]);
  const [moved, setMoved] = useState<Hours | null>(null);
  const state = useMemo(
    () => resolveHours(buildStrip(day, time, hours), moved ?? hours),
    [day, time, hours, moved],
  );
  const change = (chosen: Hours): void => {
    setMoved(null);
    const search = buildEventSearch({ ...event, timeFrom: chosen.from, timeTo: chosen.to });
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {hasHeading && (
        <h2 className={styles['hoursHeading']}>
          {state === 'closed'
            ? describeOpening(listOpeningHours(day, time), moved ?? hours)
            : texts.headings[state]}
        </h2>
      )}
      <HoursStrip day={day} hours={hours} time={time} onMove={setMoved} onHours={change} />
    </>
  );
}
