import type { ReservationSource, ReservationStatus, ListReservationsData } from '@prostora/api-client';
import { formatClock, isDay, parseClock, urls } from '@prostora/contracts';

/** Tabs of the page, as in its URL. */
export const TABS = ['kalendar', 'seznam', 'cekani', 'otevreni', 'kalendare'] as const;
export type Tab = (typeof TABS)[number];
/** Tabs of members who may write. */
export const WRITERS_TABS: readonly Tab[] = ['otevreni'];

const STATUS_BY_PARAM = {
  cekajici: 'pending',
  potvrzene: 'confirmed',
  zrusene: 'cancelled',
} as const satisfies Readonly<Record<string, ReservationStatus>>;
const WAITING_BY_PARAM = { zadost: 'request', zmena: 'proposal' } as const;
const WHEN_BY_PARAM = { nadchazejici: 'upcoming', probehle: 'past', vse: 'all' } as const;

/** Views of a calendar as in the URL: of one space, and of several spaces below each other. */
const CALENDAR_VIEW_BY_PARAM = {
  den: 'day',
  tyden: 'week',
  mesic: 'month',
  'mistnosti-den': 'rooms-day',
  'mistnosti-tyden': 'rooms-week',
  'mistnosti-mesic': 'rooms-month',
} as const;
const SOURCE_BY_PARAM = { hoste: 'guest', vlastni: 'owner', nabidky: 'offer', poradnik: 'waitlist' } as const;
const ASSIGNEE_BY_PARAM = { ja: 'me' } as const;
const MAX_SPACES = 200;

export type CalendarView = (typeof CALENDAR_VIEW_BY_PARAM)[keyof typeof CALENDAR_VIEW_BY_PARAM];
export type When = (typeof WHEN_BY_PARAM)[keyof typeof WHEN_BY_PARAM];
export type WaitingFor = (typeof WAITING_BY_PARAM)[keyof typeof WAITING_BY_PARAM];
/** Search of a free space; minutes of the day, an end at or before the start is on the next day. */
export type FreeRoomsRequest = { day: string; from: number; until: number; guests: number | null };
/** View state of the page, stored in its URL. */
export type ReservationsView = {
  tab: Tab;
  spaceId: number | null;
  /** Shown spaces of the calendar; all if empty. */
  spaceIds: readonly number[];
  /** Null for the default of the number of shown spaces. */
  view: CalendarView | null;
  /** Day of the calendar; null for today. */
  day: string | null;
  reservationId: number | null;
  /** Search of a free space: `open` without a request. */
  free: FreeRoomsRequest | 'open' | null;
  status: ReservationStatus | null;
  waiting: WaitingFor | null;
  when: When;
  /** Days of the start in the list, both included. */
  from: string | null;
  to: string | null;
  source: ReservationSource | null;
  /** Only those that the user handles. */
  assignee: 'me' | null;
  search: string;
  page: number;
};

export const DEFAULT_VIEW: ReservationsView = {
  tab: 'kalendar',
  spaceId: null,
  spaceIds: [],
  view: null,
  day: null,
  reservationId: null,
  free: null,
  status: null,
  waiting: null,
  when: 'upcoming',
  from: null,
  to: null,
  source: null,
  assignee: null,
  search: '',
  page: 1,
};
export const PAGE_SIZE = 20;

const parseId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null;
const parseParam = <Meaning extends string>(
  words: Readonly<Record<string, Meaning>>,
  word: string | null,
): Meaning | null => (word !== null && Object.hasOwn(words, word) ? (words[word] ?? null) : null);
const parseDay = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);
/** The spaces of a new booking are not those of the calendar. */
const parseSpaceIds = (query: URLSearchParams): number[] =>
  query.get('nova') === '1'
    ? []
    : [...new Set((query.get('prostory') ?? '').split(',').map(parseId))]
        .filter((id) => id !== null)
        .slice(0, MAX_SPACES);
function parseFree(query: URLSearchParams): ReservationsView['free'] {
  const day = query.get('volno') ?? '';
  const from = parseClock(query.get('od') ?? '');
  const until = parseClock(query.get('do') ?? '');
  if (!isDay(day)) return day === '1' ? 'open' : null;
  return from === null || until === null ? 'open' : { day, from, until, guests: parseId(query.get('hostu')) };
}
const toParam = (words: Readonly<Record<string, string>>, value: string | null): string | null =>
  Object.keys(words).find((word) => words[word] === value) ?? null;

/** Parses the query of the URL; invalid values are ignored. */
export const parseView = (query: URLSearchParams): ReservationsView => ({
  tab: TABS.find((tab) => tab === query.get('karta')) ?? DEFAULT_VIEW.tab,
  spaceId: parseId(query.get('prostor')),
  spaceIds: parseSpaceIds(query),
  view: parseParam(CALENDAR_VIEW_BY_PARAM, query.get('pohled')),
  day: parseDay(query.get('den')),
  reservationId: parseId(query.get('rezervace')),
  free: parseFree(query),
  status: parseParam(STATUS_BY_PARAM, query.get('stav')),
  waiting: parseParam(WAITING_BY_PARAM, query.get('ceka')),
  when: parseParam(WHEN_BY_PARAM, query.get('kdy')) ?? DEFAULT_VIEW.when,
  from: parseDay(query.get('zacatek-od')),
  to: parseDay(query.get('zacatek-do')),
  source: parseParam(SOURCE_BY_PARAM, query.get('zdroj')),
  assignee: parseParam(ASSIGNEE_BY_PARAM, query.get('resi')),
  search: query.get('hledat')?.trim().slice(0, 100) ?? '',
  page: parseId(query.get('strana')) ?? 1,
});

/** Builds the URL of a view; defaults are omitted. */
export function buildReservationsUrl(change: Partial<ReservationsView>): string {
  const place = { ...DEFAULT_VIEW, ...change };
  const query = new URLSearchParams();
  const setParam = (name: string, value: string | number | null, start: unknown = null): void => {
    if (value !== null && value !== start && value !== '') query.set(name, String(value));
  };
  setParam('karta', place.tab, DEFAULT_VIEW.tab);
  setParam('prostor', place.spaceId);
  setParam('prostory', place.spaceIds.join(','));
  if (place.tab === 'kalendar') {
    setParam('pohled', toParam(CALENDAR_VIEW_BY_PARAM, place.view));
    setParam('den', place.day);
    if (place.free === 'open') setParam('volno', '1');
    else if (place.free !== null) {
      setParam('volno', place.free.day);
      setParam('od', formatClock(place.free.from));
      setParam('do', formatClock(place.free.until));
      setParam('hostu', place.free.guests);
    }
  }
  setParam('stav', toParam(STATUS_BY_PARAM, place.status));
  setParam('ceka', toParam(WAITING_BY_PARAM, place.waiting));
  setParam('kdy', toParam(WHEN_BY_PARAM, place.when), toParam(WHEN_BY_PARAM, DEFAULT_VIEW.when));
  setParam('zacatek-od', place.from);
  setParam('zacatek-do', place.to);
  setParam('zdroj', toParam(SOURCE_BY_PARAM, place.source));
  setParam('resi', toParam(ASSIGNEE_BY_PARAM, place.assignee));
  setParam('hledat', place.search);
  setParam('strana', place.page, DEFAULT_VIEW.page);
  setParam('rezervace', place.reservationId);
  // Commas and colons need no escape in a query.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? urls.reservations : `${urls.reservations}?${text}`;
}

/** The same view of one space. */
export const toSpaceView = (view: CalendarView): 'day' | 'week' | 'month' =>
  view.replace('rooms-', '') as 'day' | 'week' | 'month';

/** View of the calendar: the one of the address, in the form for the number of shown spaces. */
export function resolveCalendarView(
  { view, spaceId, spaceIds }: ReservationsView,
  ownIds: readonly number[],
): CalendarView {
  if (spaceId !== null) return view === null ? 'month' : toSpaceView(view);
  const count = ownIds.filter((id) => spaceIds.length === 0 || spaceIds.includes(id)).length;
  if (view === null) return count > 1 ? 'rooms-week' : 'month';
  return count > 1 ? `rooms-${toSpaceView(view)}` : view;
}

/** Slot, spaces and number of people with which the panel of a new booking opens; minutes of the day. */
export type NewBooking = {
  day: string;
  from: number;
  until: number;
  spaceIds: readonly number[];
  guests?: number | null;
};

/** Builds the URL that opens a new booking over a view of the calendar. */
export function buildNewBookingUrl(
  { day, from, until, spaceIds, guests = null }: NewBooking,
  view: CalendarView | null = null,
): string {
  const viewParam = toParam(CALENDAR_VIEW_BY_PARAM, view);
  const slot = `den=${day}&od=${formatClock(from)}&do=${formatClock(until % 1440)}${guests === null ? '' : `&hostu=${guests}`}`;
  return `${urls.reservations}?nova=1&${slot}&prostory=${spaceIds.join(',')}${viewParam === null ? '' : `&pohled=${viewParam}`}`;
}

/** Converts a view to the API query of its list. */
export const toListQuery = ({
  spaceId,
  spaceIds,
  from,
  to,
  source,
  assignee,
  status,
  waiting,
  when,
  search,
  page,
}: ReservationsView): NonNullable<ListReservationsData['query']> => ({
  page,
  page_size: PAGE_SIZE,
  when,
  ...(spaceId !== null && { space_id: spaceId }),
  ...(spaceIds.length > 0 && { space_ids: spaceIds.join(',') }),
  ...(from && { from }),
  ...(to && { to }),
  ...(source && { source }),
  ...(assignee && { assignee }),
  ...(status && { status }),
  ...(waiting && { waiting }),
  ...(search !== '' && { search }),
});
