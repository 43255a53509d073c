import type { CalendarReservation, SpaceDetail, RentalTermsSummary } from '@prostora/api-client';
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
import type { ChosenSlot, Opening } from './booking-values.ts';
import type { CancellationSpan } from '../../../lib/cancellation-spans.ts';
import { useBookingAttempt } from './use-booking-attempt.ts';

const loadModal = () => import('./booking-modal.tsx');
const BookingModal = lazy(async () => ({ default: (await loadModal()).BookingModal }));
/** Prefetches the form's code on hover or focus. */
export const prefetchBooking = (): void => void loadModal().catch(() => undefined);

/** Texts about the slot: its price, what the button does, and how it can be cancelled. */
export type EventSummary = {
  action: string;
  price: string;
  suffix: string;
  details: string;
  cancellation: readonly CancellationSpan[];
  terms: RentalTermsSummary | null;
};

export type Booking = {
  event: EventQuery;
  /** Of the chosen slot, else of the event: undefined until it is checked, null when it cannot be booked. */
  eventSummary: EventSummary | null | undefined;
  showEvent: (summary: EventSummary | null | undefined) => void;
  open: (opening?: Opening) => void;
  /** The slot that was chosen in the form; kept when the form is closed. */
  chosen: ChosenSlot | null;
  /** Reservations made since the page was opened. */
  booked: readonly CalendarReservation[];
  /** Incremented when a slot was taken, to reload availability. */
  version: number;
};

const BookingContext = createContext<Booking | null>(null);

/** Booking of the space of this page; null when it is not bookable (a preview, an unpublished space). */
export const useBooking = (): Booking | null => useContext(BookingContext);

/** Whether a price of a slot is known or will be. */
export const isPriced = ({ chosen, event }: Pick<Booking, 'chosen' | 'event'>): boolean =>
  chosen !== null || (event.dateFrom !== null && event.timeFrom !== null);

/** Opening of the form by the URL: on a day, or without one. */
const toOpening = (asked: string): Opening =>
  isDay(asked) ? { start: asked, end: asked, wholeDays: true } : null;

/** Opens the form in a modal (SPEC §4: the modal is open or closed). */
function ActiveBookingProvider({
  space,
  event,
  children,
}: {
  space: SpaceDetail;
  event: EventQuery;
  children: ReactNode;
}): ReactNode {
  const [opening, setOpening] = useState<{ start: Opening } | null>(null);
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  const [eventSummary, showEvent] = useState<EventSummary | null>();
  const [taken, setTaken] = useState<{ version: number; booked: readonly CalendarReservation[] }>({
    version: 0,
    booked: [],
  });
  const attempts = useBookingAttempt();
  const { search } = useLocation();
  const requestedDay = new URLSearchParams(search).get(BOOKING_QUERY);
  const open = useCallback((start: Opening = null) => setOpening({ start }), []);
  useEffect(() => {
    if (requestedDay !== null) open(toOpening(requestedDay));
  }, [requestedDay, open]);
  // A changed event is newer than the slot of the closed form.
  useEffect(() => setChosen(null), [event]);
  const booking = useMemo(
    () => ({ event, eventSummary, showEvent, open, chosen, ...taken }),
    [event, eventSummary, open, chosen, taken],
  );
  const close = useCallback((slot: ChosenSlot | null) => {
    setChosen(slot);
    setOpening(null);
  }, []);
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
            opening={opening.start}
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
