import type { ReservationStatus, ReservationsQuery } from '@prostora/api-client';
import { urls } from '@prostora/contracts';

/** Tabs of the page, as in its URL. */
export const TABS = ['kalendar', 'seznam', 'otevreni', 'kalendare'] as const;
export type Tab = (typeof TABS)[number];

const STATUS_WORDS = {
  cekajici: 'pending',
  potvrzene: 'confirmed',
  zrusene: 'cancelled',
} as const satisfies Readonly<Record<string, ReservationStatus>>;
const WAITING_WORDS = { zadost: 'request', zmena: 'proposal' } as const;
const WHEN_WORDS = { nadchazejici: 'upcoming', probehle: 'past', vse: 'all' } as const;

export type When = (typeof WHEN_WORDS)[keyof typeof WHEN_WORDS];
export type WaitingFor = (typeof WAITING_WORDS)[keyof typeof WAITING_WORDS];
/** View state of the page, stored in its URL. */
export type Place = {
  tab: Tab;
  spaceId: number | null;
  reservationId: number | null;
  status: ReservationStatus | null;
  waiting: WaitingFor | null;
  when: When;
  search: string;
  page: number;
};

export const START: Place = {
  tab: 'kalendar',
  spaceId: null,
  reservationId: null,
  status: null,
  waiting: null,
  when: 'upcoming',
  search: '',
  page: 1,
};
export const PAGE_SIZE = 20;

const positive = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null;
const meaning = <Meaning extends string>(
  words: Readonly<Record<string, Meaning>>,
  word: string | null,
): Meaning | null => (word !== null && Object.hasOwn(words, word) ? (words[word] ?? null) : null);
const wordFor = (words: Readonly<Record<string, string>>, value: string | null): string | null =>
  Object.keys(words).find((word) => words[word] === value) ?? null;

/** Parses the query of the URL; invalid values are ignored. */
export const placeIn = (query: URLSearchParams): Place => ({
  tab: TABS.find((tab) => tab === query.get('karta')) ?? START.tab,
  spaceId: positive(query.get('prostor')),
  reservationId: positive(query.get('rezervace')),
  status: meaning(STATUS_WORDS, query.get('stav')),
  waiting: meaning(WAITING_WORDS, query.get('ceka')),
  when: meaning(WHEN_WORDS, query.get('kdy')) ?? START.when,
  search: query.get('hledat')?.trim().slice(0, 100) ?? '',
  page: positive(query.get('strana')) ?? 1,
});

/** Builds the URL of a view; defaults are omitted. */
export function addressOf(change: Partial<Place>): string {
  const place = { ...START, ...change };
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null, start: unknown = null): void => {
    if (value !== null && value !== start && value !== '') query.set(name, String(value));
  };
  put('karta', place.tab, START.tab);
  put('prostor', place.spaceId);
  put('stav', wordFor(STATUS_WORDS, place.status));
  put('ceka', wordFor(WAITING_WORDS, place.waiting));
  put('kdy', wordFor(WHEN_WORDS, place.when), wordFor(WHEN_WORDS, START.when));
  put('hledat', place.search);
  put('strana', place.page, START.page);
  put('rezervace', place.reservationId);
  const text = query.toString();
  return text === '' ? urls.reservations : `${urls.reservations}?${text}`;
}

/** Converts a view to the API query of its list. */
export const listQueryOf = ({ spaceId, status, waiting, when, search, page }: Place): ReservationsQuery => ({
  page,
  page_size: PAGE_SIZE,
  when,
  ...(spaceId !== null && { space_id: spaceId }),
  ...(status && { status }),
  ...(waiting && { waiting }),
  ...(search !== '' && { search }),
});
