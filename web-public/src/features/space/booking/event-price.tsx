import type { AvailabilityCheck } from '@prostora/api-client';
import type { EventQuery } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { eventPrice as texts, quoteTexts } from '@prostora/strings/cs/booking-choices.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './booking-card.module.css';
import { toEventSlot } from './event-values.ts';
import { findTariffOfKind } from './choices/choice-values.ts';
import { toTimestamps, type LocalSlot } from './local-slot.ts';
import { usePriceList } from '../price-list/use-price-list.ts';
import { resolveQuoteState } from './quote-text.ts';
import { useAvailabilityCheck } from './use-availability-check.ts';

const toRequest = (
  spaceId: number,
  slot: LocalSlot,
  { guests, layout, purpose }: EventQuery,
  tariff: string,
) => {
  const { start, end } = toTimestamps(slot);
  return {
    space_id: spaceId,
    start_datetime: start,
    end_datetime: end,
    ...(guests !== null && { number_of_guests: guests }),
    ...(layout !== null && { layout }),
    ...(purpose !== null && { purpose }),
    ...(tariff !== '' && { tariff }),
  };
};

/** „330 Kč na osobu · včetně DPH · kauce 5 000 Kč“ */
function describeQuote({ quote }: AvailabilityCheck): string {
  if (!quote || resolveQuoteState(quote) === 'none') return '';
  const { per_person, guests, total, total_without_vat, deposit } = quote;
  return [
    per_person !== null && (guests ?? 1) > 1 && total > 0 ? quoteTexts.perPerson(formatCzk(per_person)) : '',
    total_without_vat === null ? '' : texts.withVat,
    deposit > 0 ? texts.deposit(formatCzk(deposit)) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Price of the visitor's event and whether the space is free then; nothing while the check fails. */
export function EventPrice({ spaceId, event }: { spaceId: number; event: EventQuery }): ReactNode {
  const slot = toEventSlot(event);
  // The list is asked only for the code of the event's kind of tariff.
  const day = event.tariff === null ? null : (slot?.day ?? null);
  const { price_list: list, isLoading } = usePriceList(spaceId, day);
  const tariff = list ? findTariffOfKind(list, event.tariff) : '';
  const { answer, status } = useAvailabilityCheck(
    slot && toRequest(spaceId, slot, event, tariff),
    !isLoading,
  );
  if (status === 'failed' || status === 'none') return null;
  if (!answer) return <div className={styles['event']} aria-busy />;
  if (!answer.available)
    return <p className={classNames(styles['event'], styles['taken'])}>{answer.message}</p>;
  const state = resolveQuoteState(answer.quote);
  const isInside = answer.offered === 'inside';
  return (
    <div className={styles['event']}>
      <p className={styles['eventTotal']}>
        <span>
          <b>{formatPrice(answer.price, state)}</b> {state === 'complete' && texts.total}
        </span>
        <span className={isInside ? styles['free'] : styles['ask']}>
          {isInside ? texts.free : texts.onRequest}
        </span>
      </p>
      <p className="small muted">{describeQuote(answer)}</p>
      {answer.quote?.reasons.map(({ code, message }) => (
        <p key={code} className="small muted">
          {message}
        </p>
      ))}
    </div>
  );
}
