import { instalmentSentences as texts } from '@prostora/strings/cs/rental-terms.ts';
import type { InstalmentRule } from './rental-terms.ts';

/**
 * Czech sentence of each payment, „Záloha 30 % z ceny do 7 dní po přijetí“.
 * @param instalments rules, before a price is known
 */
export const describeInstalments = (instalments: readonly InstalmentRule[]): string[] =>
  instalments.map(({ kind, percent, amountHaler, due, isMonthly }) =>
    texts.sentence({
      kind,
      share: texts.share(percent, amountHaler === null ? null : amountHaler / 100),
      due: due.from === 'acceptance' ? texts.afterAcceptance(due.days) : texts.beforeStart(due.days),
      isMonthly,
    }),
  );
