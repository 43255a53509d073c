import { contractText } from '@prostora/strings/cs/contract-text.ts';
import { instalmentKinds } from '@prostora/strings/cs/rental-terms.ts';
import { formatNumber, formatTimeSlot } from '@prostora/strings/format.ts';
import type { InstalmentKind, WithdrawalChoice } from './rental-terms.ts';

/** A side of the contract. */
export type ContractParty = {
  readonly name?: string | null;
  readonly address?: string | null;
  readonly ico?: string | null;
  readonly dic?: string | null;
  readonly represented_by?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly account?: string | null;
};
export type ContractSlot = {
  readonly space: string | null;
  readonly address: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** Data of a contract; what is null or empty leaves its fields empty. Amounts in CZK. */
export type ContractData = {
  readonly number: string | null;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly lessor: ContractParty;
  readonly tenant: ContractParty;
  readonly title: string | null;
  readonly purpose: string | null;
  readonly guests: number | null;
  readonly slots: readonly ContractSlot[];
  readonly total: number | null;
  readonly deposit: number | null;
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  readonly vat: readonly { readonly rate: number; readonly tax: number }[];
  readonly metered: readonly { readonly label: string; readonly text: string }[];
  readonly instalments: readonly {
    readonly kind: InstalmentKind;
    readonly amount: number;
    readonly dueOn: string;
  }[];
  /** Sentences of the ladder. */
  readonly cancellation: readonly string[];
  readonly withdrawal: WithdrawalChoice;
  /** What the sides agree besides; several lines. */
  readonly note: string | null;
};

/** Value of a field within a line; null when empty. */
type FieldValue = (data: ContractData) => string | null;
/** Lines of a field that stands alone on its line. */
type BlockLines = (data: ContractData) => readonly string[];

const toLine = (text: string | null | undefined): string | null => text?.replace(/\s+/gu, ' ').trim() || null;

const PARTY_FIELDS = {
  nazev: 'name',
  adresa: 'address',
  ico: 'ico',
  dic: 'dic',
  zastoupen: 'represented_by',
  email: 'email',
  telefon: 'phone',
  ucet: 'account',
} as const satisfies Record<string, keyof ContractParty>;

const listPartyFields = (prefix: string, side: 'lessor' | 'tenant'): [string, FieldValue][] =>
  Object.entries(PARTY_FIELDS).map(([name, key]) => [`${prefix}.${name}`, (data) => toLine(data[side][key])]);

const joinUnique = (texts: readonly (string | null)[], separator: string): string | null =>
  [...new Set(texts.filter((text) => text !== null))].join(separator) || null;

const toLines = (text: string | null): string | null =>
  (text ?? '')
    .trim()
    .split(/\r\n|\r|\n/u)
    .map((line) => toLine(line) ?? '')
    .join('\n') || null;

/** Fields of a line by their Czech names; only `ujednani` has several lines. */
export const CONTRACT_FIELDS: ReadonlyMap<string, FieldValue> = new Map<string, FieldValue>([
  ['smlouva.cislo', ({ number }) => toLine(number)],
  ['smlouva.datum', ({ date }) => date && contractText.date(date)],
  ...listPartyFields('pronajimatel', 'lessor'),
  ...listPartyFields('najemce', 'tenant'),
  ['akce.nazev', ({ title }) => toLine(title)],
  ['akce.ucel', ({ purpose }) => toLine(purpose)],
  ['akce.hostu', ({ guests }) => (guests ? formatNumber(guests) : null)],
  ['akce.termin', ({ slots }) => joinUnique(slots.map(formatSlot), contractText.separator)],
  [
    'prostor.nazev',
    ({ slots }) =>
      joinUnique(
        slots.map(({ space }) => toLine(space)),
        ', ',
      ),
  ],
  ['prostor.adresa', ({ slots }) => slots.map(({ address }) => toLine(address)).find(Boolean) ?? null],
  ['cena.celkem', ({ total }) => (total === null ? null : contractText.amount(total))],
  ['cena.kauce', ({ deposit }) => (deposit ? contractText.amount(deposit) : null)],
  ['ujednani', ({ note }) => toLines(note)],
  ['spotrebitel', ({ withdrawal }) => contractText.consumer[withdrawal] || null],
]);

const formatSlot = ({ startsAt, endsAt }: ContractSlot): string => formatTimeSlot(startsAt, endsAt);
const formatLabelled = (label: string, text: string): string =>
  contractText.labelled(toLine(label) ?? '', toLine(text) ?? '');

/** Fields that stand alone on a line and become several items. */
export const CONTRACT_BLOCKS: ReadonlyMap<string, BlockLines> = new Map<string, BlockLines>([
  [
    'ceny',
    ({ lines, vat, total }) => [
      ...lines.map(({ label, amount }) => formatLabelled(label, contractText.amount(amount))),
      ...vat.map(({ rate, tax }) => contractText.vat(rate, tax)),
      ...(total === null ? [] : [contractText.total(total)]),
    ],
  ],
  [
    'splatky',
    ({ instalments }) =>
      instalments.map(({ kind, amount, dueOn }) =>
        contractText.instalment(instalmentKinds[kind], amount, dueOn),
      ),
  ],
  ['storno', ({ cancellation }) => cancellation],
  ['merene', ({ metered }) => metered.map(({ label, text }) => formatLabelled(label, text))],
]);
