import type { FreeRoom, FreeRoomsAnswer } from '@prostora/api-client';
import { formatClock, parseClock } from '@prostora/contracts';
import { formatTimeOfDay } from '@prostora/strings';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import { Button, FormError, IconButton, TextField, X } from '@prostora/ui';
import { DayField } from '@prostora/ui/calendar/day-field.tsx';
import { formatClockRange } from '@prostora/ui/calendar/slot-text.ts';
import { TimeField } from '@prostora/ui/calendar/time-field.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FreeRoomsRequest } from '../reservations-url.ts';
import styles from './free-rooms-strip.module.css';

const texts = roomTimeline.find;
/** An evening, in minutes of the day. */
const USUAL = { from: 18 * 60, until: 22 * 60 } as const;
/** Longest list of taken spaces. */
const MAX_TAKEN = 4;

type FreeRoomsStripProps = {
  day: string;
  request: FreeRoomsRequest | null;
  answer: FreeRoomsAnswer | undefined;
  error: unknown;
  onFind: (request: FreeRoomsRequest) => void;
  onClose: () => void;
  /** Opens a new booking of the space; without it results are not buttons. */
  onBook?: (room: FreeRoom) => void;
};

function FreeCard({
  room,
  onBook,
}: {
  room: FreeRoom;
  onBook?: ((room: FreeRoom) => void) | undefined;
}): ReactNode {
  const content = (
    <>
      <b>{room.space.space_name}</b>
      <span>
        {[
          room.capacity !== null && roomTimeline.capacity(room.capacity),
          texts.price(room.price, room.complete),
          room.outside_hours && texts.outside,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
  return onBook ? (
    <button type="button" className={styles['card']} onClick={() => onBook(room)}>
      <span className="visually-hidden">{texts.book} </span>
      {content}
      <Plus aria-hidden />
    </button>
  ) : (
    <div className={styles['card']}>{content}</div>
  );
}

/** „obsazené: Velký sál, Foyer · Zahrada až od 16:30 · 7 menších“ */
function TakenRooms({
  taken,
  near,
  smaller,
}: Pick<FreeRoomsAnswer, 'taken' | 'near' | 'smaller'>): ReactNode {
  const names = taken
    .slice(0, MAX_TAKEN)
    .map(({ space, conflict }) =>
      conflict.free_from === null
        ? space.space_name
        : texts.freeFrom(space.space_name, formatTimeOfDay(conflict.free_from)),
    );
  const nearest = near.map(({ space, start_datetime: start, end_datetime: end }) =>
    texts.near(space.space_name, formatClockRange({ start, end })),
  );
  const lines = [
    names.length > 0 && `${texts.taken} ${names.join(', ')}`,
    nearest.length > 0 && `${texts.nearLabel} ${nearest.join(', ')}`,
    smaller > 0 && texts.smaller(smaller),
  ].filter((line) => line !== false);
  return (
    <p className={styles['taken']}>
      {lines.map((line) => (
        <span key={line} title={line}>
          {line}
        </span>
      ))}
    </p>
  );
}

/** Search of a free space as a strip above the grid: day, hours, people; the result from the smallest. */
export function FreeRoomsStrip(props: FreeRoomsStripProps): ReactNode {
  const { day: shownDay, request, answer, error, onFind, onClose, onBook } = props;
  const startsWithAnswer = useRef(request !== null);
  const [day, setDay] = useState(request?.day ?? shownDay);
  const [from, setFrom] = useState(formatClock(request?.from ?? USUAL.from));
  const [until, setUntil] = useState(formatClock(request?.until ?? USUAL.until));
  const [guests, setGuests] = useState(request?.guests?.toString() ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!startsWithAnswer.current) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const count = /^\d{1,6}$/u.test(guests.trim()) ? Number(guests) : 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [start, end] = [parseClock(from), parseClock(until)];
    if (day === '' || start === null || end === null) return;
    onFind({ day, from: start, until: end, guests: count > 0 ? count : null });
  };
  return (
    <section className={styles['strip']} aria-label={texts.title}>
      <form ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <DayField className={styles['day']} label={texts.day} value={day} onDay={setDay} />
        <TimeField className={styles['time']} label={texts.from} value={from} onTime={setFrom} />
        <TimeField className={styles['time']} label={texts.until} value={until} onTime={setUntil} />
        <div className={styles['guests']}>
          <TextField
            label={texts.guests}
            inputMode="numeric"
            value={guests}
            onChange={({ target }) => setGuests(target.value)}
          />
        </div>
        <Button type="submit" variant="dark" className={styles['submit']}>
          {texts.submit}
        </Button>
      </form>
      <div className={styles['result']} role="status">
        {error !== null && error !== undefined && <FormError>{toErrorMessage(error)}</FormError>}
        {answer && (
          <>
            <p className={styles['count']}>
              <b>{answer.free.length === 0 ? texts.none : texts.free(answer.free.length)}</b>
              {answer.free.length > 1 && <small>{texts.order}</small>}
            </p>
            <ul className={styles['cards']}>
              {answer.free.map((room) => (
                <li key={room.space.id}>
                  <FreeCard room={room} onBook={onBook} />
                </li>
              ))}
            </ul>
            <TakenRooms {...answer} />
          </>
        )}
      </div>
      <IconButton className={styles['close']} label={texts.close} onClick={onClose}>
        <X />
      </IconButton>
    </section>
  );
}
