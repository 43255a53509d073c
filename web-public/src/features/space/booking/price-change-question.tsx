import { formatCzk } from '@prostora/strings';
import { quoteTexts } from '@prostora/strings/cs/booking-choices.ts';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { Button } from '@prostora/ui/button.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './booking-modal.module.css';
import { resolveQuoteState } from './quote-text.ts';
import type { BookingForm, PriceChange } from './use-booking-form.ts';

const texts = quoteTexts.changed;

/** Both prices of a changed quote; the new one is booked only when it is pressed. */
export function PriceChangeQuestion({
  booking: { sending, dismissPriceChange },
  change: { before, quote },
}: {
  booking: Pick<BookingForm, 'sending' | 'dismissPriceChange'>;
  change: PriceChange;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [quote]);
  const now = formatPrice(quote.total, resolveQuoteState(quote));
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles['changed']}>
      <h4>{texts.title}</h4>
      <dl>
        <div>
          <dt>{texts.before}</dt>
          <dd>
            <s>{formatCzk(before)}</s>
          </dd>
        </div>
        <div>
          <dt>{texts.now}</dt>
          <dd>
            <b>{now}</b>
          </dd>
        </div>
      </dl>
      <p>{texts.ask}</p>
      <Button type="submit" variant="primary" size="lg" wide sending={sending.sending}>
        {texts.accept(now)}
      </Button>
      <Button variant="ghost" onClick={dismissPriceChange}>
        {texts.keep}
      </Button>
    </div>
  );
}
