import type { Quote } from '@prostora/api-client';
import { formatCzk } from '@prostora/strings';
import { quoteTexts } from '@prostora/strings/cs/booking-choices.ts';
import { pricingTexts } from '@prostora/strings/cs/pricing.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './quote-lines.module.css';
import { describeLine, formatPerPerson, formatValidity, type QuoteLine } from './quote-text.ts';

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

/** VAT in the total, what is metered and the deposit, which are not part of the total. */
export function QuoteDetails({ quote }: { quote: Quote }): ReactNode {
  const { basis, vat, total, total_without_vat, metered, deposits } = quote;
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
    </div>
  );
}

/** Price for a person, and how long the price of a list holds. */
export const QuoteValidity = ({ quote }: { quote: Quote }): ReactNode =>
  quote.basis === 'price_list' && (
    <p className={classNames(styles['apart'], styles['line'])}>
      {[formatPerPerson(quote), quoteTexts.validUntil(formatValidity(quote))].filter(Boolean).join(' · ')}
    </p>
  );
