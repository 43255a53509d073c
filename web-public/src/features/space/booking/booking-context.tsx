import type { CalendarReservation, SpaceDetail } from '@prostora/api-client';
import { isDay } from '@prostora/contracts';
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
import { useBookingAttempt } from './use-booking-attempt.ts';

const loadModal = () => import('./booking-modal.tsx');
const BookingModal = lazy(async () => ({ default: (await loadModal()).BookingModal }));
/** Prefetches the form's code on hover or focus. */
export const prefetchBooking = (): void => void loadModal().catch(() => undefined);

export type Booking = {
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

/** Opens the form in a modal and stores its draft (SPEC §4: the modal is open or closed). */
function ActiveBookingProvider({ space, children }: { space: SpaceDetail; children: ReactNode }): ReactNode {
  const [opening, setOpening] = useState<{ with: Opening } | null>(null);
  const [summary, setSummary] = useState<SlotSummary | null>(null);
  const [taken, setTaken] = useState<{ version: number; booked: readonly CalendarReservation[] }>({
    version: 0,
    booked: [],
  });
  const draft = toDraftName(space.id);
  const attempts = useBookingAttempt();
  const { search } = useLocation();
  const requestedDay = new URLSearchParams(search).get(BOOKING_QUERY);
  useEffect(() => {
    if (requestedDay !== null) setOpening({ with: toOpening(requestedDay) });
  }, [requestedDay]);
  const open = useCallback((start: Opening = null) => setOpening({ with: start }), []);
  const booking = useMemo(() => ({ open, summary, ...taken }), [open, summary, taken]);
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
            opening={opening.with}
            draft={readBookingDraft(space.id)}
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
  preview = false,
  children,
}: {
  space: SpaceDetail;
  preview?: boolean;
  children: ReactNode;
}): ReactNode =>
  space.status === 'PUBLISHED' && !preview ? (
    <ActiveBookingProvider space={space}>{children}</ActiveBookingProvider>
  ) : (
    children
  );
