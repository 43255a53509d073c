import { jest } from '@jest/globals';
import { addDays, fromPragueWallTime, type EventLayout } from '@prostora/contracts';
import type {
  AvailabilityCheck,
  Quote,
  BookingRules,
  CalendarReservation,
  CreatedReservation,
  SpaceDetail,
} from '@prostora/api-client';
import { booking } from '@prostora/strings/cs/booking.ts';
import { state } from '@prostora/testing/catalog-fixtures.ts';
import { spaceAnswer } from '@prostora/testing/space-fixtures.ts';
import { failWith, renderSite, type ApiRequest } from './render-site.tsx';

/** Fixes the present time without faking timers. */
export const stopClock = (now: string): void => {
  jest.useFakeTimers({
    now: new Date(now),
    advanceTimers: true,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'performance',
      'hrtime',
    ],
  });
};

const RULES: BookingRules = {
  instant_booking: false,
  notice_hours: 0,
  shortest_minutes: 60,
  longest_minutes: 44_640,
  only_in_windows: false,
  capacity: 120,
};

/** Timestamp of a day and minutes since its midnight in Prague. */
export const at = (day: string, minute: number): string => fromPragueWallTime(day, minute).toISOString();

export type BookingScenario = {
  rules?: Partial<BookingRules>;
  space?: Partial<SpaceDetail>;
  reservations?: readonly CalendarReservation[];
  blocked?: readonly { start_datetime: string; end_datetime: string; reason: string }[];
  /** The calendar fails to load. */
  calendarFails?: boolean;
  /** Layout usual for the purpose of the event. */
  usualLayout?: EventLayout;
  check?: (body: Record<string, unknown>) => unknown;
  /** Answer about the price list of a day; none without it. */
  priceList?: (day: string) => unknown;
  /** Answer to a person who waits for a taken slot. */
  waitlist?: (body: Record<string, unknown>) => unknown;
  /** Answers to a check of repeated dates and to their request. */
  seriesCheck?: (body: Record<string, unknown>) => unknown;
  series?: (body: Record<string, unknown>) => unknown;
  /** Answer to the code that confirms the e-mail. */
  confirmEmail?: (body: Record<string, unknown>) => unknown;
  correctEmail?: (body: Record<string, unknown>) => unknown;
  /** Answers to booking attempts in order; the last one repeats. */
  answers?: readonly (unknown | ((body: Record<string, unknown>) => unknown))[];
};

/** A quote with a total: complete, or by agreement for 0. */
export const quoteFor = (total: number, change: Partial<Quote> = {}): Quote => ({
  space_id: 1,
  start_datetime: at('2026-12-17', 960),
  end_datetime: at('2026-12-17', 1380),
  hours: 7,
  guests: 1,
  currency: 'CZK',
  basis: total === 0 ? 'none' : 'windows',
  price_list: null,
  lines: [],
  total,
  total_without_vat: null,
  per_person: null,
  vat: [],
  deposit: 0,
  complete: total > 0,
  reasons: [],
  hash: 'b5',
  token: 'signed-quote',
  valid_until: null,
  ...change,
});

export function free(change: Partial<AvailabilityCheck> = {}): AvailabilityCheck {
  const answer: AvailabilityCheck = {
    available: true,
    taken: false,
    message: booking.free,
    offered: 'inside',
    quote: null,
    price: 13_300,
    price_per_hour: 1900,
    hours: 7,
    alternatives: [],
    opening_hours: null,
    fits: null,
    warning: null,
    rental_terms: null,
    ...change,
  };
  return { ...answer, quote: answer.quote ?? quoteFor(answer.price) };
}

export const booked = (change: Partial<CreatedReservation> = {}): { reservation: CreatedReservation } => ({
  reservation: {
    id: 5,
    space_id: 1,
    status: 'pending',
    customer_name: '',
    start_datetime: at('2026-12-17', 960),
    end_datetime: at('2026-12-17', 1200),
    number_of_guests: 1,
    notes: '',
    price: 7600,
    price_state: 'complete',
    quote: null,
    expires_at: '2026-12-04T10:00:00Z',
    awaits_proof: false,
    proof_sent: true,
    guest_url: '/rezervace/5#token=tajny-odkaz',
    ...change,
  },
});

/** The catalogue of a purpose with a usual layout. */
const answerPurpose = (usual_layout: EventLayout) => {
  const [purpose] = state().purposes;
  return { catalog: state({ selected_purpose: purpose ? { ...purpose, usual_layout } : null }) };
};

const daysBetween = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day)) days.push(day);
  return days;
};

/**
 * Renders the page of a space that is open daily from 16:00 to 02:00, on a mocked API.
 *
 * @returns the requests to book, to check and to load the calendar
 */
export function renderBooking(
  scenario: BookingScenario = {},
  address = '/prostor/pragovka/loft?rezervace=1',
) {
  const attempts: Record<string, unknown>[] = [];
  const checks: Record<string, unknown>[] = [];
  const loads: string[] = [];
  const respond = (url: URL, { body }: ApiRequest): unknown => {
    const input = (body ?? {}) as Record<string, unknown>;
    const span = daysBetween(
      url.searchParams.get('start_date') ?? '2',
      url.searchParams.get('end_date') ?? '1',
    );
    if (scenario.calendarFails && url.pathname.endsWith('/space/1')) return failWith(500);
    switch (url.pathname) {
      case '/api/space':
        return spaceAnswer({ lat: null, lng: null, video_url: null, images: [], ...scenario.space });
      case '/api/catalog/new':
        return scenario.usualLayout ? answerPurpose(scenario.usualLayout) : failWith(404);
      case '/api/availability/space/1':
        loads.push(url.search);
        return {
          rules: { ...RULES, ...scenario.rules },
          availabilities: span.map((day) => ({
            id: null,
            rule_id: 1,
            price_per_hour: 1900,
            start_datetime: at(day, 960),
            end_datetime: at(day, 1560),
          })),
        };
      case '/api/space/1/price-list':
        return scenario.priceList?.(url.searchParams.get('day') ?? '') ?? { price_list: null, next: null };
      case '/api/reservations/space/1':
        return { reservations: scenario.reservations ?? [] };
      case '/api/blocked-slots/space/1':
        return {
          blocked_slots: (scenario.blocked ?? []).map((block, id) => ({
            id,
            feed_id: null,
            group_id: null,
            reason_public: block.reason !== '',
            ...block,
          })),
        };
      case '/api/reservations/check-availability':
        checks.push(input);
        return scenario.check?.(input) ?? free();
      case '/api/reservations/series/check':
        return scenario.seriesCheck?.(input) ?? failWith(404);
      case '/api/reservations/series':
        return scenario.series?.(input) ?? failWith(404);
      case '/api/waitlist':
        return scenario.waitlist?.(input) ?? failWith(404);
      case '/api/reservations/5/guest/proof':
        return scenario.confirmEmail?.(input) ?? failWith(404);
      case '/api/reservations/5/guest/proof/address':
        return scenario.correctEmail?.(input) ?? failWith(404);
      case '/api/reservations': {
        attempts.push(input);
        const answer = scenario.answers?.[Math.min(attempts.length, scenario.answers.length) - 1] ?? booked();
        return typeof answer === 'function'
          ? (answer as (body: Record<string, unknown>) => unknown)(input)
          : answer;
      }
      default:
        return failWith(404);
    }
  };
  return { ...renderSite(address, respond), attempts, checks, loads };
}
