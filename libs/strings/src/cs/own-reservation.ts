import { formatCount, formatCzk, formatDateTime } from '../format.ts';

const SPACES = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
const RESERVATIONS = { one: 'rezervace', few: 'rezervace', many: 'rezervace', other: 'rezervací' };
const DATES = { one: 'termín', few: 'termíny', many: 'termínu', other: 'termínů' };
/** The reservations of several spaces on several days. */
const formatReservations = (days: number, count: number): string =>
  count > days ? ` (${formatCount(count, RESERVATIONS)})` : '';
const formatPart = (spaces: number, days: number, count: number): string =>
  days > 1 ? `${formatCount(days, DATES)}${formatReservations(days, count)}` : formatCount(spaces, SPACES);
const formatFor = (total: number | null): string => (total === null ? '' : ` za ${formatCzk(total)}`);

/** Texts about an own entry in the dialog of a reservation. */
export const ownReservation = {
  title: 'Název akce',
  staffNote: 'Poznámka pro obsluhu',
  save: 'Uložit',
  saving: 'Ukládá se…',
  textsSaved: 'Název a poznámka jsou uložené.',
  optionUntil: 'Opce platí do',
  prolong: '+3 dny',
  prolonged: (until: string): string => `Opce platí do ${formatDateTime(until)}`,
  sendSms: 'Poslat SMS',
  smsText: (url: string): string => `Vaše rezervace: ${url}`,
  guestLink: {
    hint: 'Dostal se odkaz na rezervaci k\u00a0někomu cizímu?',
    open: 'Vyměnit odkaz hosta',
    dialog: (email: string | null) => ({
      title: 'Vyměnit odkaz hosta?',
      text: `Dosavadní odkazy na tuto rezervaci přestanou platit. ${email ? `Nový pošleme hostovi na ${email}.` : 'Nový najdete tady a\u00a0hostovi ho pošlete sami.'}`,
      yes: 'Vyměnit odkaz',
      no: 'Nechat odkaz být',
    }),
    done: (email: string | null): string =>
      email ? `Nový odkaz jsme poslali na ${email}.` : 'Dosavadní odkaz už neplatí, pošlete hostovi nový.',
  },
  handled: 'Vyřízeno',
  handledBy: (at: string, by: string | null): string => [formatDateTime(at), by].filter(Boolean).join(', '),
  group: 'Spolu s těmito prostory',
  cancelled: 'zrušeno',
  more: (count: number): string =>
    `a další ${formatCount(count, { one: 'rezervace', few: 'rezervace', many: 'rezervace', other: 'rezervací' })}`,
  createdBy: 'Kdo zapsal',
  release: 'Uvolnit',
  releaseTitle: 'Uvolnit opci?',
  releaseText: 'Termín bude zase volný. Vrátit to zpět nejde.',
  releaseMailedText: 'Termín bude zase volný a důvod pošleme hostovi e-mailem. Vrátit to zpět nejde.',
  /** What a step applies to, and its buttons. */
  scope: {
    label: 'Čeho se to týká',
    group: (spaces: number, days: number, count: number, total: number | null): string =>
      `Celá akce: ${formatPart(spaces, days, count)}${formatFor(total)}`,
    one: (space: string, hasDays: boolean): string => (hasDays ? 'Jen tento termín' : `Jen ${space}`),
    limited: 'Akce má i prostory, které nespravujete. Platí to jen pro tento prostor.',
    confirm: (spaces: number, days: number, count: number, total: number | null): string =>
      `Potvrdit ${formatPart(spaces, days, count)}${formatFor(total)}`,
    price: 'Konečná cena celkem v\u00a0Kč',
  },
  cancelText: 'Termín se uvolní. Host nemá e-mail, dejte mu prosím vědět. Vrátit to zpět nejde.',
};
