import type { RentalTermsSummary } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { rentalTermsTexts as texts } from '@prostora/strings/cs/public-rental-terms.ts';
import type { ReactNode } from 'react';

/** What is paid when and what a cancellation costs, in crowns where the price is known. */
export function RentalTermsList({ terms }: { terms: RentalTermsSummary }): ReactNode {
  const { sentences, fees, payments, instalments, contract } = terms;
  const due = instalments.length > 0 ? instalments.map(texts.instalment) : payments;
  return (
    <ul>
      {contract && <li>{texts.contract}</li>}
      {due.map((payment) => (
        <li key={payment}>{bindSpaces(payment)}</li>
      ))}
      {sentences.map((sentence, index) => (
        <li key={sentence}>{bindSpaces(texts.cancellation(sentence, fees[index] ?? null))}</li>
      ))}
    </ul>
  );
}
