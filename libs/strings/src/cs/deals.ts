import { formatCount, formatCzk, NBSP } from '../format.ts';

const DAYS = { one: 'den', few: 'dny', other: 'dní' };

/** Names of stages of a deal. */
export const dealStages = {
  requested: 'Žádost',
  offered: 'Nabídka',
  option: 'Opce',
  confirmed: 'Potvrzeno',
  settling: 'K vyúčtování',
  closed: 'Uzavřeno',
  cancelled: 'Zrušeno',
  lost: 'Nevyšlo',
} as const;

/** Names of instalments. */
export const dealInstalments = {
  advance: 'Záloha',
  balance: 'Doplatek',
  extra: 'Vyúčtování',
  cancellation: 'Odstupné',
  deposit: 'Vratná kauce',
  refund: 'Vrácení platby',
  deposit_return: 'Vrácení kauce',
} as const;

/** Lines of the preview of a cancellation. */
export const cancellationPreview = {
  /** „Velký sál: 6 dní předem, 50 % z 20 000 Kč“ */
  line: (space: string, days: number, cost: string): string =>
    `${space}: ${formatCount(days, DAYS)} předem, ${cost}`,
  share: (percent: string, price: number): string => `${percent}${NBSP}% z${NBSP}${formatCzk(price)}`,
  free: 'bez poplatku',
} as const;
