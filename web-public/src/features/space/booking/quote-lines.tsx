import type { Quote } from '@prostora/api-client';
import { toPragueWallTime } from '@prostora/contracts';
import { formatCzk, formatTime } from '@prostora/strings';
import { quoteTexts } from '@prostora/strings/cs/booking-choices.ts';
import { pricingTexts } from '@prostora/strings/cs/pricing.ts';
import type { ReactNode } from 'react';
import styles from './booking-modal.module.css';
import { describeLine, type QuoteLine } from './quote-text.ts';

/** Line items that are shown before the rest is folded. */
const SHOWN_LINES = 6;

const Row = ({ name, value }: { name: string; value: string }): ReactNode => (
  <p className={styles['line']}>
    <span>{name}</span>
    <span>{value}</span>
  </p>
);

const toRow = (line: QuoteLine, index: number): ReactNode => (
  <Row
    key={`${line.kind}-${line.code}-${index}`}
    name={describeLine(line)}
    value={line.amount === 0 ? pricingTexts.free : formatCzk(line.amount)}
  />
);

/** Line items of a quote; more than six are folded. VAT of a list without it is added before the total. */
export function QuoteLines({ quote }: { quote: Quote }): ReactNode {
  const { lines, vat, total_without_vat: withoutVat } = quote;
  const folded = lines.slice(SHOWN_LINES);
  return (
    <>
      {lines.slice(0, SHOWN_LINES).map(toRow)}
      {folded.length > 0 && (
        <details className={styles['folded']}>
          <summary>{quoteTexts.more(folded.length)}</summary>
          {folded.map(toRow)}
        </details>
      )}
      {isNet(quote) && withoutVat !== null && (
        <>
          <Row name={quoteTexts.withoutVat} value={formatCzk(withoutVat)} />
          {vat.map(({ rate, tax }) => (
            <Row key={rate} name={quoteTexts.vat(rate)} value={formatCzk(tax)} />
          ))}
        </>
      )}
    </>
  );
}

const isNet = ({ amounts_include_vat }: Quote): boolean => amounts_include_vat === false;
const toClock = (timestamp: string): string => formatTime(toPragueWallTime(new Date(timestamp)).minute);

/** VAT in the total, price for a person, what is metered and the deposit, which are not part of the total. */
export function QuoteDetails({ quote }: { quote: Quote }): ReactNode {
  const { basis, vat, total, total_without_vat, per_person, guests, metered, deposits, complete } = quote;
  if (basis !== 'price_list') return null;
  const isPayer = total_without_vat !== null;
  return (
    <div className={styles['apart']}>
      {isPayer && !isNet(quote)
        ? vat.map(({ rate, tax }) => (
            <Row key={rate} name={quoteTexts.ofWhichVat(rate)} value={formatCzk(tax)} />
          ))
        : !isPayer && total > 0 && <p className={styles['line']}>{quoteTexts.notPayer}</p>}
      {(metered ?? []).map(({ code, label, text }) => (
        <Row key={code} name={label} value={text} />
      ))}
      {(deposits ?? []).map(({ code, label, amount, up_to }) => (
        <Row
          key={code}
          name={quoteTexts.deposit(label)}
          value={up_to ? quoteTexts.upTo(formatCzk(amount)) : formatCzk(amount)}
        />
      ))}
      <p className={styles['line']}>
        {[
          per_person !== null && (guests ?? 1) > 1 && total > 0
            ? quoteTexts.perPerson(formatCzk(per_person))
            : null,
          complete && quote.valid_until !== null ? quoteTexts.validUntil(toClock(quote.valid_until)) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
