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
import { BOOKING_QUERY } from '../../../lib/booking-address.ts';
import { keepDraft, readDraft } from '../../../lib/form-draft.ts';
import {
  EMPTY_VALUES,
  bookingDraft,
  type BookingValues,
  type Opening,
  type TermSummary,
} from './booking-values.ts';
import { useBookingAttempt } from './use-booking-attempt.ts';

const loadModal = () => import('./booking-modal.tsx');
const BookingModal = lazy(async () => ({ default: (await loadModal()).BookingModal }));
/** Prefetches the form's code on hover or focus. */
export const prepareBooking = (): void => void loadModal().catch(() => undefined);

export type Booking = {
  open: (opening?: Opening) => void;
  /** The chosen slot as texts; kept when the form is closed. */
  summary: TermSummary | null;
  /** Reservations made since the page was opened. */
  booked: readonly CalendarReservation[];
  /** Incremented when a slot was taken, to reload availability. */
  changes: number;
};

const BookingContext = createContext<Booking | null>(null);

/** Booking of the space of this page; null when it is not bookable (a preview, an unpublished space). */
export const useBooking = (): Booking | null => useContext(BookingContext);

/** Opening of the form by the URL: on a day, or without one. */
const dayOpening = (asked: string): Opening =>
  isDay(asked) ? { start: asked, end: asked, wholeDays: true } : null;

/** Draft of the booking form in this tab. */
function readBooking(spaceId: number): BookingValues | null {
  const draft = readDraft(bookingDraft(spaceId), EMPTY_VALUES);
  return draft && { ...EMPTY_VALUES, ...draft };
}

/** Opens the form in a modal and stores its draft (SPEC §4: the modal is open or closed). */
function BookingHost({ space, children }: { space: SpaceDetail; children: ReactNode }): ReactNode {
  const [opening, setOpening] = useState<{ with: Opening } | null>(null);
  const [summary, setSummary] = useState<TermSummary | null>(null);
  const [taken, setTaken] = useState<{ changes: number; booked: readonly CalendarReservation[] }>({
    changes: 0,
    booked: [],
  });
  const draft = bookingDraft(space.id);
  const attempts = useBookingAttempt();
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(BOOKING_QUERY);
  useEffect(() => {
    if (asked !== null) setOpening({ with: dayOpening(asked) });
  }, [asked]);
  const open = useCallback((start: Opening = null) => setOpening({ with: start }), []);
  const booking = useMemo(() => ({ open, summary, ...taken }), [open, summary, taken]);
  const close = useCallback(
    (values: BookingValues | null, words: TermSummary | null) => {
      keepDraft(draft, values);
      setSummary(words);
      setOpening(null);
    },
    [draft],
  );
  const onTaken = useCallback(
    (reservation: CalendarReservation | null) =>
      setTaken(({ changes, booked }) => ({
        changes: changes + 1,
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
            kept={readBooking(space.id)}
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
  space.status === 'PUBLISHED' && !preview ? <BookingHost space={space}>{children}</BookingHost> : children;
