import type { MismatchReason } from '@prostora/contracts';
import { formatCount, formatCzk, formatNumber, plural, type PluralForms } from '../format.ts';

/** How many spaces fit a demand and why others do not. Amounts in CZK. */
export type MatchSummaryText = {
  total: number;
  by_agreement: number;
  mismatches: readonly { reason: MismatchReason; count: number; lowest_total: number | null }[];
};

const SPACES: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
const FITS: PluralForms = { one: 'odpovídá', few: 'odpovídají', many: 'odpovídá', other: 'odpovídá' };
const ARE: PluralForms = { one: 'je', few: 'jsou', many: 'je', other: 'je' };
const HAVE: PluralForms = { one: 'má', few: 'mají', many: 'má', other: 'má' };
const TAKEN: PluralForms = { one: 'obsazený', few: 'obsazené', many: 'obsazeno', other: 'obsazených' };
const LACK: PluralForms = { one: 'nemá', few: 'nemají', many: 'nemá', other: 'nemá' };

const reasons: Readonly<Record<MismatchReason, (count: number, lowest: number | null) => string>> = {
  over_budget: (count, lowest) =>
    `${formatNumber(count)} ${plural(count, ARE)} nad rozpočet` +
    (lowest === null ? '' : ` (${count === 1 ? '' : 'nejlevnější '}${formatCzk(lowest)})`),
  taken: (count) => `${formatNumber(count)} ${plural(count, ARE)} v\u00a0tu dobu ${plural(count, TAKEN)}`,
  too_small: (count) => `${formatNumber(count)} ${plural(count, HAVE)} malou kapacitu`,
  attributes: (count) => `${formatNumber(count)} ${plural(count, LACK)} požadované vybavení`,
};

const joinReasons = ({ mismatches }: MatchSummaryText): string =>
  mismatches.map(({ reason, count, lowest_total }) => reasons[reason](count, lowest_total)).join(', ');

/** „5 je nad rozpočet (nejlevnější 31 500 Kč), 3 jsou v tu dobu obsazené.“; empty when all spaces fit. */
export const formatMismatches = (summary: MatchSummaryText): string =>
  summary.mismatches.length === 0 ? '' : `${joinReasons(summary)}.`;

/** „Z toho 2 prostory mají cenu dohodou.“; empty without such spaces. */
export const formatByAgreement = ({ by_agreement: count }: MatchSummaryText): string =>
  count === 0 ? '' : `Z\u00a0toho ${formatCount(count, SPACES)} ${plural(count, HAVE)} cenu dohodou.`;

/** „12 prostorů odpovídá; 5 je nad rozpočet (nejlevnější 31 500 Kč), 3 jsou v tu dobu obsazené.“ */
export const formatMatchSummary = (summary: MatchSummaryText): string =>
  [
    `${formatCount(summary.total, SPACES)} ${plural(summary.total, FITS)}`,
    ...(summary.mismatches.length === 0 ? [] : [joinReasons(summary)]),
  ].join('; ') + '.';
