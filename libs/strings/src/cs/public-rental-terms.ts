import { formatCzk, formatDate } from '../format.ts';
import { instalmentKinds } from './rental-terms.ts';

/** Texts of rental terms on the page of a space and in the booking form. */
export const rentalTermsTexts = {
  title: 'Podmínky pronájmu',
  contract: 'S\u00a0majitelem podepíšete smlouvu na dálku.',
  instalment: (payment: { kind: keyof typeof instalmentKinds; amount: number; due_on: string }): string =>
    `${instalmentKinds[payment.kind]} ${formatCzk(payment.amount)} do ${formatDate(payment.due_on)}`,
  /** @param fee null while the price is not known */
  cancellation: (sentence: string, fee: number | null): string =>
    fee === null || fee === 0 ? `Zrušení ${sentence}` : `Zrušení ${sentence}, tedy ${formatCzk(fee)}`,
} as const;
