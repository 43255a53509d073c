import {
  outOfPreposition,
  formatCount,
  formatCzk,
  formatNumber,
  formatShortDay,
  formatTimeOfDay,
  NBSP,
  plural,
} from '../format.ts';

const TERMS = { one: 'termín', few: 'termíny', many: 'termínu', other: 'termínů' };
/** After „z“ and „ze“. */
const SLOTS_GENITIVE = { one: 'termínu', few: 'termínů', many: 'termínu', other: 'termínů' };
const ROOMS = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
const CLASHES = { one: 'střet', few: 'střety', many: 'střetu', other: 'střetů' };
const CONFLICT_KINDS = {
  reservation: 'rezervace',
  block: 'blokace',
  proposal: 'navržená změna',
  calendar: 'událost z připojeného kalendáře',
  shared_floor: 'obsazená společná plocha',
};
/** „so 5. 12.“ */
const formatDayMonth = (day: string): string => formatShortDay(day).replace(/\s\d{4}$/u, '');
const BOOKINGS = { one: 'rezervace', few: 'rezervace', many: 'rezervace', other: 'rezervací' };

/** Texts of the panel „Nová rezervace“. */
export const newBooking = {
  title: 'Nová rezervace',
  day: 'Den',
  from: 'Od',
  until: 'Do',
  rooms: 'Kde',
  addRoom: 'Přidat prostor',
  closeRooms: 'Zavřít výběr prostoru',
  searchRoom: 'Hledat prostor',
  noRoom: 'Žádný prostor se tak nejmenuje.',
  replaceRoom: (name: string): string => `Náhrada za: ${name}`,
  freeRooms: 'Volné',
  takenRooms: 'Obsazené',
  otherRooms: 'Ostatní',
  takenUntil: (title: string, time: string): string =>
    [title, `${title === '' ? 'obsazeno ' : ''}do ${time}`].filter((part) => part !== '').join(' '),
  freeNames: (names: readonly string[]): string => `volné: ${names.join(', ')}`,
  removeRoom: (name: string): string => `Odebrat: ${name}`,
  roomPrice: (name: string): string => `Cena: ${name}`,
  currency: 'Kč',
  byList: `podle ceníku`,
  byAgreement: 'dohodou',
  capacity: (people: number): string =>
    formatCount(people, { one: 'osoba', few: 'osoby', many: 'osoby', other: 'osob' }),
  free: 'volno',
  taken: 'obsazeno',
  outside: 'mimo hodiny',
  warned: 'pozor',
  omitted: 'vynecháno',
  unknown: 'zjišťujeme',
  name: 'Kdo přijde',
  phone: 'Telefon',
  guests: 'Hostů',
  knownGuests: 'Dřívější hosté',
  timesBefore: (count: number): string => formatCount(count, BOOKINGS),
  eventTitle: 'Název akce',
  state: 'Stav',
  confirmed: 'Potvrzeno',
  option: 'Opce do…',
  optionUntil: 'Opce do',
  canSave: 'Uložit jde, prostor je váš.',
  repeat: 'Opakovat',
  every: 'Jak často',
  everyWeeks: ['každý týden', 'každé 2 týdny', 'každé 3 týdny', 'každé 4 týdny'],
  weekdays: 'Dny',
  untilDay: 'Do dne',
  skipHolidays: 'Vynechat svátky',
  countOfDays: (chosen: number, all: number): string =>
    `${chosen} ${outOfPreposition(all)}${NBSP}${formatCount(all, SLOTS_GENITIVE)}`,
  tiles: 'Termíny',
  omitTaken: 'Vynechat obsazené',
  or: 'nebo',
  otherRoom: (isContinued: boolean): string => `${isContinued ? 'vyberte' : 'Vyberte'} jiný prostor`,
  /** `end.day` when it is another day. */
  conflict: (day: string, room: string, what: string, end: { time: string; day: string | null }): string =>
    `${formatDayMonth(day)}, ${room}: ${what} do ${[end.day && formatDayMonth(end.day), formatTimeOfDay(end.time)].filter(Boolean).join(' ')}.`,
  conflictTitle: (kind: keyof typeof CONFLICT_KINDS, title: string): string => {
    const name = CONFLICT_KINDS[kind];
    if (title === '') return name;
    return kind === 'reservation' || kind === 'calendar' ? title : `${name} ${title}`;
  },
  moreClashes: (count: number): string => `A další ${formatCount(count, CLASHES)}.`,
  notes: 'E-mail a poznámky',
  email: 'E-mail',
  notifyGuest: 'Poslat hostovi potvrzení e-mailem',
  titlePublic: 'Ukázat název akce ve veřejném programu a na dveřích',
  ownerNote: 'Poznámka pro vás',
  staffNote: 'Poznámka pro obsluhu',
  total: (total: number): string => formatCzk(total),
  totalDetail: (days: number, each: number | null, rooms: number, isNotified: boolean): string =>
    [
      [
        days > 1
          ? each === null
            ? formatCount(days, TERMS)
            : `${formatNumber(days)} × ${formatCzk(each)}`
          : '',
        formatCount(rooms, ROOMS),
      ]
        .filter((part) => part !== '')
        .join(', '),
      isNotified ? 'hostovi pošleme e-mail' : 'pro hosta bez zprávy',
    ].join(' · '),
  cancel: 'Zrušit',
  save: 'Uložit',
  saveDays: (days: number): string => `Uložit ${formatNumber(days)} ${plural(days, TERMS)}`,
  saving: 'Ukládá se…',
  saved: 'Rezervace je uložená.',
  savedMany: (count: number): string => `Uloženo: ${formatCount(count, BOOKINGS)}.`,
  leaveTitle: 'Zahodit novou rezervaci?',
  leaveText: 'Co jste napsali, se neuloží.',
  leave: 'Zahodit',
  stay: 'Zůstat',
};
