import type {
  AvailabilityRule,
  ChangeProposal,
  OwnerCalendarAnswer,
  Reservation,
  ReservationsPage,
  SpaceScheduleAnswer,
} from '@prostora/api-client';

/** A pending reservation of the loft in the future. */
export const reservation = (id: number, change: Partial<Reservation> = {}): Reservation => ({
  id,
  status: 'pending',
  customer_name: 'Jan Dvořák',
  start_datetime: '2027-12-10T15:00:00.000Z',
  end_datetime: '2027-12-10T21:00:00.000Z',
  source: 'guest',
  is_option: false,
  title: '',
  title_public: false,
  group: null,
  group_id: null,
  series_id: null,
  staff_note: '',
  created_by: null,
  assignee: null,
  handled: null,
  is_price_set: false,
  guest_url: null,
  hidden: [],
  space: { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' },
  customer_email: 'jan@example.cz',
  customer_phone: '+420123456789',
  number_of_guests: 60,
  notes: 'Přijedeme dřív.',
  price: 11_400,
  price_state: 'complete',
  quote: null,
  host_message: null,
  owner_note: '',
  cancel_reason: null,
  cancel_code: null,
  cancelled_by: null,
  expires_at: '2027-12-01T10:00:00.000Z',
  awaits_proof: false,
  offered_until: null,
  created_at: '2026-11-20T10:00:00.000Z',
  conversation_id: null,
  deal_id: null,
  sequence: 0,
  allowed_actions: ['confirm', 'refuse', 'move', 'change', 'note'],
  proposal: null,
  ...change,
});

/** Proposal of the host: a week later, at a higher price. */
export const proposal = (change: Partial<ChangeProposal> = {}): ChangeProposal => {
  const { space, start_datetime, end_datetime, number_of_guests } = reservation(5);
  const price = { price: 11_400, price_state: 'complete' as const };
  const before = { space, start_datetime, end_datetime, number_of_guests, ...price };
  return {
    id: 31,
    side: 'host',
    state: 'open',
    message: null,
    decline_reason: null,
    decline_code: null,
    expires_at: '2027-12-03T10:00:00.000Z',
    created_at: '2027-12-01T10:00:00.000Z',
    decided_at: null,
    before,
    after: {
      ...before,
      start_datetime: '2027-12-17T15:00:00.000Z',
      end_datetime: '2027-12-17T21:00:00.000Z',
      price: 12_000,
    },
    ...change,
  };
};

export const reservationsPage = (
  items: Reservation[],
  change: Partial<ReservationsPage> = {},
): ReservationsPage => ({
  items,
  total: items.length,
  page: 1,
  nr_of_pages: 1,
  counts: { pending: 2, confirmed: 14, cancelled: 0 },
  sum: 0,
  ...change,
});

/** A loft of 120 people without opening hours. */
export const calendarSpace = (
  id: number,
  change: Partial<OwnerCalendarAnswer['spaces'][number]> = {},
): OwnerCalendarAnswer['spaces'][number] => ({
  id,
  name: `Loft ${id}`,
  url: `pragovka/loft-${id}`,
  space_name: `Loft ${id}`,
  building_name: 'Pragovka',
  capacity: 120,
  has_hours: false,
  ...change,
});

export const ownerCalendar = (change: Partial<OwnerCalendarAnswer> = {}): OwnerCalendarAnswer => ({
  spaces: [calendarSpace(1)],
  reservations: [],
  proposals: [],
  blocked_slots: [],
  availabilities: [],
  ...change,
});

export const weeklyRule = (id: number, change: Partial<AvailabilityRule> = {}): AvailabilityRule => ({
  id,
  weekdays: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '22:00',
  price_per_hour: 1900,
  valid_from: null,
  valid_until: null,
  on_holidays: false,
  exceptions: [],
  ...change,
});

export const schedule = (change: Partial<SpaceScheduleAnswer> = {}): SpaceScheduleAnswer => ({
  settings: {
    instant_booking: false,
    buffer_before: 0,
    buffer_after: 60,
    notice_hours: 24,
    shortest_minutes: 60,
    longest_minutes: 44_640,
    only_in_windows: false,
  },
  price_from: null,
  rules: [],
  overlaps: [],
  neighbours: [],
  ...change,
});
