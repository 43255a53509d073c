import type { CalendarReservation, SpaceDetail } from '@prostora/api-client';
import { isDay, type EventQuery } from '@prostora/contracts';
import { useLocation } from '@prostora/nav';
import {
  Suspense,
  createContext,
  lazy,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { BOOKING_QUERY } from '../../../lib/booking-url.ts';
import { saveDraft, readDraft } from '../../../lib/form-draft.ts';
import {
  EMPTY_VALUES,
  toDraftName,
  type BookingValues,
  type Opening,
  type SlotSummary,
} from './booking-values.ts';
import { isNewEvent, markEventUsed, toEventOpening, toEventValues } from './event-values.ts';
import { useBookingAttempt } from './use-booking-attempt.ts';

const loadModal = () => import('./booking-modal.tsx');
const BookingModal = lazy(async () => ({ default: (await loadModal()).BookingModal }));
/** Prefetches the form's code on hover or focus. */
export const prefetchBooking = (): void => void loadModal().catch(() => undefined);

export type Booking = {
  event: EventQuery;
  open: (opening?: Opening) => void;
  /** The chosen slot as texts; kept when the form is closed. */
  summary: SlotSummary | null;
  /** Reservations made since the page was opened. */
  booked: readonly CalendarReservation[];
  /** Incremented when a slot was taken, to reload availability. */
  version: number;
};

const BookingContext = createContext<Booking | null>(null);

/** Booking of the space of this page; null when it is not bookable (a preview, an unpublished space). */
export const useBooking = (): Booking | null => useContext(BookingContext);

/** Opening of the form by the URL: on a day, or without one. */
const toOpening = (asked: string): Opening =>
  isDay(asked) ? { start: asked, end: asked, wholeDays: true } : null;

/** Draft of the booking form in this tab. */
function readBookingDraft(spaceId: number): BookingValues | null {
  const draft = readDraft(toDraftName(spaceId), EMPTY_VALUES);
  return draft && { ...EMPTY_VALUES, ...draft };
}

type FormOpening = { opening: Opening; draft: BookingValues | null; given: Partial<BookingValues> };

/** What the form begins with: its draft, and an event that the draft does not know yet. */
function openForm(spaceId: number, event: EventQuery, start: Opening): FormOpening {
  const draft = readBookingDraft(spaceId);
  if (!isNewEvent(spaceId, event, draft !== null)) return { opening: start, draft, given: {} };
  markEventUsed(spaceId, event);
  return { opening: start ?? toEventOpening(event), draft, given: toEventValues(event) };
}

/** Opens the form in a modal and stores its draft (SPEC §4: the modal is open or closed). */
function ActiveBookingProvider({
  space,
  event,
  children,
}: {
  space: SpaceDetail;
  event: EventQuery;
  children: ReactNode;
}): ReactNode {
  const [opening, setOpening] = useState<FormOpening | null>(null);
  const [summary, setSummary] = useState<SlotSummary | null>(null);
  const [taken, setTaken] = useState<{ version: number; booked: readonly CalendarReservation[] }>({
    version: 0,
    booked: [],
  });
  const draft = toDraftName(space.id);
  const attempts = useBookingAttempt();
  const { search } = useLocation();
  const requestedDay = new URLSearchParams(search).get(BOOKING_QUERY);
  const open = useCallback(
    (start: Opening = null) => setOpening(openForm(space.id, event, start)),
    [space.id, event],
  );
  useEffect(() => {
    if (requestedDay !== null) open(toOpening(requestedDay));
  }, [requestedDay, open]);
  // A changed event is newer than the slot of the closed form.
  useEffect(() => setSummary(null), [event]);
  const booking = useMemo(() => ({ event, open, summary, ...taken }), [event, open, summary, taken]);
  const close = useCallback(
    (values: BookingValues | null, words: SlotSummary | null) => {
      saveDraft(draft, values);
      setSummary(words);
      setOpening(null);
    },
    [draft],
  );
  const onTaken = useCallback(
    (reservation: CalendarReservation | null) =>
      setTaken(({ version, booked }) => ({
        version: version + 1,
        booked: reservation ? [...booked, reservation] : booked,
      })),
    [],
  );
  return (
    <BookingContext value={booking}>
      {children}
      {opening && (
        <Suspense fallback={null}>
          <BookingModal
            space={space}
            event={event}
            {...opening}
            attempts={attempts}
            onClose={close}
            onTaken={onTaken}
          />
        </Suspense>
      )}
    </BookingContext>
  );
}

/** Provides booking of a space; only a published one is bookable (PRODUCT §3). */
export const BookingProvider = ({
  space,
  event,
  preview = false,
  children,
}: {
  space: SpaceDetail;
  event: EventQuery;
  preview?: boolean;
  children: ReactNode;
}): ReactNode =>
  space.status === 'PUBLISHED' && !preview ? (
    <ActiveBookingProvider space={space} event={event}>
      {children}
    </ActiveBookingProvider>
  ) : (
    children
  );
