import { formatPerPerson } from '@prostora/strings/counted.ts';
import type { GuestInquiry, GuestInquiryRecipient, InquiryOffer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces, formatCzk, formatDate, formatNumber } from '@prostora/strings';
import { sentDemand } from '@prostora/strings/cs/demand.ts';
import { eventTexts } from '@prostora/strings/cs/event.ts';
import { Button, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { OfferItems } from '../../components/offer-items/offer-items.tsx';
import styles from './offer-comparison.module.css';
import { isExpired } from './offer-view.tsx';

const texts = sentDemand.compare;

export type OfferedRecipient = GuestInquiryRecipient & { offer: InquiryOffer };

/** Offers that may still be chosen. */
export const listComparedOffers = (recipients: readonly GuestInquiryRecipient[]): OfferedRecipient[] =>
  recipients.filter(
    (recipient): recipient is OfferedRecipient =>
      recipient.state === 'offered' && recipient.offer !== null && !isExpired(recipient.offer),
  );

type Props = {
  inquiry: GuestInquiry;
  offers: readonly OfferedRecipient[];
  canChoose: boolean;
  onChoose: (recipient: GuestInquiryRecipient) => void;
};

/** Offers side by side, the cheapest first; on a phone one column a swipe. */
export function OfferComparison({ inquiry, offers, canChoose, onChoose }: Props): ReactNode {
  const sorted = offers.toSorted(
    (one, other) => (one.offer.price ?? Infinity) - (other.offer.price ?? Infinity) || one.id - other.id,
  );
  return (
    <section className={styles['comparison']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {/* A region that scrolls is reachable by keyboard. */}
      <ul className={styles['columns']} tabIndex={0} aria-label={texts.title}>
        {sorted.map((recipient) => (
          <OfferColumn
            key={recipient.id}
            recipient={recipient}
            guests={inquiry.number_of_guests}
            onChoose={canChoose ? () => onChoose(recipient) : null}
          />
        ))}
      </ul>
    </section>
  );
}

function OfferColumn({
  recipient,
  guests,
  onChoose,
}: {
  recipient: OfferedRecipient;
  guests: number | null;
  onChoose: (() => void) | null;
}): ReactNode {
  const { offer, capacity } = recipient;
  const { price, space, layout, deposit, valid_until: validUntil } = offer;
  const title = getSpaceTitle(space);
  const isTooSmall = capacity !== null && guests !== null && capacity < guests;
  const rows: [string, ReactNode][] = [
    [texts.total, <b key="total">{price === null ? sentDemand.offer.byAgreement : formatCzk(price)}</b>],
    [texts.perPerson, price !== null && guests ? formatPerPerson(price / guests) : texts.unknown],
    [texts.vat, describeVat(offer)],
    [texts.layout, layout === null ? texts.unknown : eventTexts.layouts[layout]],
    [
      texts.capacity,
      <span key="capacity" className={isTooSmall ? styles['tooSmall'] : undefined}>
        {capacity === null ? texts.unknown : sentDemand.persons(capacity)}
        {isTooSmall && ` · ${texts.tooSmall}`}
      </span>,
    ],
    [texts.included, <Included key="included" offer={offer} />],
    [texts.deposit, describeDeposit(deposit)],
    [texts.validUntil, validUntil === null ? texts.unlimited : formatDate(`${validUntil}T12:00:00Z`)],
  ];
  return (
    <li className={styles['column']}>
      <h3 className={styles['name']}>
        <Link className="text-link" to={urls.space(space.url)}>
          {bindSpaces(title)}
        </Link>
      </h3>
      <dl className={styles['facts']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {onChoose && (
        <Button variant="dark" aria-label={sentDemand.choose.openFor(title)} onClick={onChoose}>
          {sentDemand.choose.open}
        </Button>
      )}
    </li>
  );
}

/** Items of the price, else the words of the owner. */
function Included({ offer: { rows, text } }: { offer: InquiryOffer }): ReactNode {
  return rows.length === 0 ? <span className={styles['words']}>{text}</span> : <OfferItems rows={rows} />;
}

const describeDeposit = (deposit: number | null): string =>
  deposit === null ? texts.unknown : deposit === 0 ? texts.noDeposit : formatCzk(deposit);

/** Tax in the price by rate; unknown without items, and where one of them has no rate. */
function describeVat({ rows }: InquiryOffer): string {
  if (rows.length === 0 || rows.some(({ amount, vat_rate: rate }) => rate === null && amount !== 0))
    return texts.unknown;
  const totals = new Map<number, number>();
  for (const { amount, vat_rate: rate } of rows)
    if (rate !== null && rate > 0) totals.set(rate, (totals.get(rate) ?? 0) + amount);
  if (totals.size === 0) return texts.noVat;
  return [...totals]
    .sort(([one], [other]) => other - one)
    .map(([rate, total]) =>
      texts.vatOf(formatNumber(rate), formatCzk(Math.round((total * rate * 100) / (100 + rate)) / 100)),
    )
    .join(', ');
}
