import {
  outOfPreposition,
  NBSP,
  bindSpaces,
  formatCount,
  formatCzk,
  formatDateTime,
  formatNumber,
  formatTime,
  type PluralForms,
} from '../format.ts';
import { formatMinutes } from '../format-minutes.ts';
import { SPACES } from './counts.ts';

const clashes: PluralForms = { one: 'střet', few: 'střety', many: 'střetu', other: 'střetů' };
const entries: PluralForms = { one: 'položka', few: 'položky', many: 'položky', other: 'položek' };
const people: PluralForms = { one: 'osoba', few: 'osoby', many: 'osoby', other: 'osob' };
const freeRooms: PluralForms = { one: 'volný', few: 'volné', many: 'volného', other: 'volných' };
const smallerRooms: PluralForms = { one: 'menší', few: 'menší', many: 'menšího', other: 'menších' };

/** Texts of the timeline of several spaces. Names from data stay in the nominative. */
export const roomTimeline = {
  room: 'Prostor',
  grids: { day: 'Den po prostorech', week: 'Týden po prostorech', month: 'Měsíc po prostorech' },
  hint: 'Šipkami se pohybujete v mřížce. Enter vezme položku k přesunu, šipky ji posunou, Enter položí a Esc vrátí. Mezerník položku otevře.',
  date: 'Přejít na datum',
  views: { day: 'Den', week: 'Týden', month: 'Měsíc', list: 'Seznam' },
  viewsLabel: 'Zobrazení',
  today: 'Dnes',
  todayTag: 'dnes',
  previous: { day: 'Předchozí den', week: 'Předchozí týden', month: 'Předchozí měsíc' },
  next: { day: 'Další den', week: 'Další týden', month: 'Další měsíc' },
  clashes: (count: number): string => formatCount(count, clashes),
  nextClash: 'Přejít na další střet',
  rooms: (count: number): string => formatCount(count, SPACES),
  chooseRooms: 'Vybrat prostory',
  allRooms: 'Všechny',
  capacity: (count: number): string => formatCount(count, people),
  dayHead: (day: string, rooms: number): string => `${day} · ${formatCount(rooms, SPACES)}`,
  entriesOfDay: (count: number): string => formatCount(count, entries),
  more: (count: number): string => `+${formatNumber(count)}`,
  moreLabel: (day: string): string => `, zobrazit celý den ${day}`,
  emptyCell: (room: string, day: string): string => `${room}, ${day}, nic tu není`,
  freeCell: (room: string, day: string, mark: string): string => `${room}, ${day}, ${mark}`,
  clashWith: (title: string): string => `střet: ${title}`,
  monthCell: (room: string, day: string, share: number, count: number): string =>
    `${room}, ${day}: obsazeno ${formatNumber(Math.round(share * 100))}${NBSP}%, ${formatCount(count, entries)}`,
  share: (share: number): string => `${formatNumber(Math.round(share * 100))}${NBSP}%`,
  close: 'Zavřít',
  loading: 'Načítáme kalendář',
  kinds: {
    confirmed: 'potvrzená',
    pending: 'čeká na potvrzení',
    option: 'opce',
    offer: 'nabídnuto čekajícímu',
    internal: 'vlastní',
    blocked: 'blokováno',
    proposal: 'návrh změny',
    clash: 'střet',
    closed: 'mimo nabízené hodiny',
  },
  offerUntil: (until: string): string => `nabídnuto čekajícímu do ${formatDateTime(until)}`,
  legend: 'Vysvětlivky',
  scale: { label: 'Obsazená část nabízených hodin', empty: 'volno', full: 'plno' },

  phone: {
    freeAllDay: 'volno celý den',
    freeUntil: (time: string): string => `volno do ${time}`,
    freeFromNow: 'dál volno',
    takenUntil: (time: string): string => `obsazeno do ${time}`,
    titleUntil: (title: string, time: string): string => `${title} do ${time}`,
    week: 'Dny týdne',
    nothing: 'Nic tu není.',
    free: 'volno',
    monthDay: (day: string, share: number, count: number): string =>
      `${day}: obsazeno ${formatNumber(Math.round(share * 100))}${NBSP}%, ${formatCount(count, entries)}`,
    dayShare: (used: number, rooms: number): string =>
      `, obsazené prostory: ${formatNumber(used)} ${outOfPreposition(rooms)}${NBSP}${formatNumber(rooms)}`,
  },

  find: {
    open: 'Najít volno',
    title: 'Najít volný prostor',
    day: 'Den',
    from: 'Od',
    until: 'Do',
    guests: 'Hostů',
    submit: 'Najít',
    free: (count: number): string =>
      `${formatNumber(count)}${NBSP}${formatCount(count, freeRooms).split(NBSP).at(-1) ?? ''}`,
    none: 'Nic volného',
    order: 'od nejmenšího',
    price: (czk: number | null, complete: boolean): string =>
      czk === null ? 'cena dohodou' : `${complete ? '' : `orientačně${NBSP}`}${formatCzk(czk)}`,
    outside: 'mimo nabízené hodiny',
    taken: 'obsazené:',
    freeFrom: (room: string, time: string): string => bindSpaces(`${room} až od ${time}`),
    near: (room: string, time: string): string => `${room} ${time}`,
    nearLabel: 'jindy ten den:',
    smaller: (count: number): string => formatCount(count, smallerRooms),
    book: 'Nová rezervace:',
    fits: (capacity: number): string => `volno pro${NBSP}${formatNumber(capacity)}`,
    fitsUnknown: 'volno',
    close: 'Zavřít hledání',
  },

  move: {
    target: (title: string, room: string, slot: string): string => `${title} → ${room}, ${slot}`,
    request: 'Žádost přesuneme hned a hostovi napíšeme. Esc vrátí zpět.',
    option: 'Opci přesuneme hned. Esc vrátí zpět.',
    confirmed:
      'Potvrzená rezervace: změnu dokončíte v dalším kroku, host s ní musí souhlasit. Esc vrátí zpět.',
    internal: 'Potvrzená rezervace: změnu potvrdíte v dalším kroku. Esc vrátí zpět.',
    block: 'Blokaci přesuneme hned. Esc vrátí zpět.',
    clash: (title: string, time: string): string => `Střet: ${title}, ${time}`,
    blockRoom: 'Blokaci jde přesunout jen v jejím prostoru.',
    refused: (title: string): string => `Nepřesunuto, v tom čase je tu ${title}.`,
    cancelled: 'Přesun je zrušený.',
  },

  draw: {
    title: 'Nová rezervace',
    price: (price: string): string => `${price} z${NBSP}ceníku`,
    byAgreement: 'cena dohodou',
    hint: 'pusťte a napište jméno',
  },
  length: formatMinutes,
  hour: (minute: number): string => formatTime(minute % 1440 === 0 && minute > 0 ? 1440 : minute % 1440),

  footer: { openTime: 'Nabídnout termín navíc', block: 'Zablokovat čas' },
} as const;
