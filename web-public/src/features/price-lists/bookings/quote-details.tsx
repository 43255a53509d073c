import type { PriceListQuote } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { priceListReasons } from '@prostora/strings/cs/price-list.ts';
import { formatUnits } from '@prostora/strings/cs/price-units.ts';
import { describeMetered } from '@prostora/strings/cs/price-list-rules.ts';
import type { ReactNode } from 'react';
import { formatHaler } from './booking-text.ts';
import styles from './bookings.module.css';

const texts = priceListEditor.bookings;

const Item = ({ label, note, value }: { label: string; note?: string; value: string }): ReactNode => (
  <div className={styles['item']}>
    <dt>
      {label}
      {note && <small> {note}</small>}
    </dt>
    <dd>{value}</dd>
  </div>
);

/** Line items of a quote, then VAT, deposit and meters apart from the total. */
export function QuoteDetails({ quote }: { quote: PriceListQuote }): ReactNode {
  return (
    <div className={styles['details']}>
      {quote.reasons.map((reason) => (
        <p key={reason} className={styles['reason']}>
          {priceListReasons[reason]}
        </p>
      ))}
      <dl>
        {quote.lines.map((line) => (
          <Item
            key={`${line.kind}-${line.code}`}
            label={line.label}
            value={formatHaler(line.amountHaler)}
            {...(line.unit !== null &&
              line.units !== 1 && {
                note: `${formatUnits(line.unit, line.units)} × ${formatHaler(line.unitPriceHaler)}`,
              })}
          />
        ))}
        {quote.basis === 'price_list' && (
          <div className={`${styles['item']} ${styles['sum']}`}>
            <dt>{texts.total}</dt>
            <dd>{formatHaler(quote.totalHaler)}</dd>
          </div>
        )}
        {quote.totalWithoutVatHaler !== null && (
          <Item label={texts.withoutVat} value={formatHaler(quote.totalWithoutVatHaler)} />
        )}
        {quote.vat.map(({ rate, taxHaler }) => (
          <Item key={rate} label={texts.vat(rate)} value={formatHaler(taxHaler)} />
        ))}
        {quote.deposits.map(({ code, label, amountHaler, upTo }) => (
          <Item
            key={code}
            label={label}
            value={upTo ? texts.upTo(formatHaler(amountHaler)) : formatHaler(amountHaler)}
          />
        ))}
        {quote.metered.map(({ code, label, unit, unitPriceHaler }) => (
          <Item key={code} label={label} value={describeMetered(unit, unitPriceHaler)} />
        ))}
      </dl>
    </div>
  );
}
