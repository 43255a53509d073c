import { formatCount, formatCzk, formatNumber, NBSP } from '../format.ts';

const DAYS = { one: 'den', few: 'dny', other: 'dní' };
const WORKING_DAYS = { one: 'pracovní den', few: 'pracovní dny', other: 'pracovních dní' };

/** How days before the start are counted. */
type DayCount = 'calendar' | 'business';
const countDays = (days: number, dayCount: DayCount): string =>
  formatCount(days, dayCount === 'business' ? WORKING_DAYS : DAYS);

/** „12,5“ without needless decimals. */
const formatPercent = (percent: number): string => `${String(percent).replace('.', ',')}${NBSP}%`;

/** Sentences of a cancellation ladder. */
export const cancellationLadder = {
  /** „15 a více dní předem“: „více“ is followed by the genitive. */
  from: (days: number, dayCount: DayCount): string =>
    `${formatNumber(days)} a${NBSP}více ${dayCount === 'business' ? 'pracovních dní' : 'dní'} předem`,
  /** „6–3 dny předem“ */
  between: (first: number, last: number, dayCount: DayCount): string =>
    `${first === last ? '' : `${formatNumber(first)}–`}${countDays(last, dayCount)} předem`,
  below: (days: number, dayCount: DayCount): string => `méně než ${countDays(days, dayCount)} předem`,
  anytime: 'kdykoli',
  cost: (percent: number, czk: number): string => {
    if (percent === 0) return czk === 0 ? 'bez poplatku' : formatCzk(czk);
    const share = `${formatPercent(percent)} z${NBSP}ceny`;
    return czk === 0 ? share : `${share} a${NBSP}${formatCzk(czk)}`;
  },
  sentence: (when: string, cost: string): string => `${when}: ${cost}`,
} as const;

export const instalmentKinds = {
  advance: 'Záloha',
  balance: 'Doplatek',
  deposit: 'Vratná kauce',
} as const;

const GENITIVE_DAYS = { one: 'dne', few: 'dní', other: 'dní' };

/** Sentences of payments whose price is not known yet. */
export const instalmentSentences = {
  share: (percent: number | null, czk: number | null): string | null => {
    if (percent !== null) return `${formatPercent(percent)} z${NBSP}ceny`;
    return czk === null ? null : formatCzk(czk);
  },
  afterAcceptance: (days: number): string =>
    days === 0 ? 'hned po přijetí' : `do ${formatCount(days, GENITIVE_DAYS)} po přijetí`,
  beforeStart: (days: number): string =>
    days === 0 ? 'do začátku' : `do ${formatCount(days, GENITIVE_DAYS)} před začátkem`,
  sentence: (payment: {
    kind: keyof typeof instalmentKinds;
    share: string | null;
    due: string;
    isMonthly: boolean;
  }): string =>
    [instalmentKinds[payment.kind], payment.share, payment.isMonthly ? 'po měsících' : null, payment.due]
      .filter((part) => part !== null)
      .join(' '),
} as const;

/** Messages of fields of rental terms. */
export const rentalTermsErrors = {
  DAYS_RANGE: 'Zadejte celé číslo od 0 do 730.',
  DAYS_MUST_FALL: 'Dny musí klesat.',
  LAST_STEP: 'Poslední stupeň musí platit až do začátku (0 dní).',
  STEPS_COUNT: 'Stupňů může být nejvýš 8.',
  STEP_WITHOUT_COST: 'Zadejte procenta z ceny, třeba 0.',
  PERCENT_RANGE: 'Zadejte procenta od 0 do 100, nejvýše se dvěma desetinnými místy.',
  SHARE_RANGE: 'Zadejte procenta od 0,01 do 100.',
  AMOUNT_RANGE: 'Zadejte částku od 0 do 10 000 000 Kč.',
  AMOUNT_OR_PERCENT: 'Zadejte buď částku, nebo procenta.',
  DEPOSIT_AMOUNT: 'Výši kauce určuje ceník.',
  ONE_DUE: 'Zadejte buď dny po přijetí, nebo dny před začátkem.',
  NOT_WHOLE_PRICE: 'Splátky musí dát celou cenu.',
  INSTALMENTS_COUNT: 'Splátek může být nejvýš 12.',
  MONTHLY_DEPOSIT: 'Po měsících se platí jen cena.',
  HOURS_RANGE: 'Zadejte celé číslo od 0 do 8 760.',
  HOLD_RANGE: 'Zadejte celé číslo od 0 do 90.',
  NO_SPACES: 'Vyberte prostory, pro které podmínky platí, nebo je nastavte jako výchozí.',
  NO_TERMS: 'Nejdřív zveřejněte podmínky pronájmu, podle kterých se nabídka uzavře.',
  UNKNOWN_TERMS: 'Takové zveřejněné podmínky nemáte.',
  UNKNOWN_TEMPLATE: 'Takovou šablonu smlouvy nemáte.',
  ACCOUNT: 'Zadejte číslo účtu, třeba 19-2000145399/0800, nebo český IBAN.',
} as const;
