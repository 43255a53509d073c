import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Sheet } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ChevronUp } from '../../../components/portal-icons.ts';
import { useEditor } from '../use-price-list-editor.ts';
import { findMostChanged, formatHaler, formatTotal, isChanged, isEstimate } from './booking-text.ts';
import { BookingsPanel } from './bookings-panel.tsx';
import styles from './bookings.module.css';

const texts = priceListEditor.bookings;

/** Bar at the bottom of a phone: the booking that changed most; a press opens all. */
export function BookingBar({ action }: { action: ReactNode }): ReactNode {
  const { priced } = useEditor();
  const [open, setOpen] = useState(false);
  const shown = findMostChanged(priced);
  return (
    <div className={styles['bar']}>
      {shown && (
        <button
          type="button"
          className={styles['barBooking']}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>
            <span className="visually-hidden">{texts.openSheet}: </span>
            <small className={styles['barLabel']}>{shown.booking.label}</small>
            {isEstimate(shown.quote) && <small>{texts.estimate} </small>}
            <b data-total="">{formatTotal(shown.quote)}</b>
            {isChanged(shown) && <small> {texts.before(formatHaler(shown.before ?? 0))}</small>}
          </span>
          <ChevronUp aria-hidden />
        </button>
      )}
      {action}
      <Sheet open={open} onClose={() => setOpen(false)} title={texts.title}>
        <BookingsPanel heading={false} />
      </Sheet>
    </div>
  );
}
