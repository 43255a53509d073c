import { toPragueWallTime } from '@prostora/contracts';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { ChevronDown } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useState, type ReactNode } from 'react';
import { Pencil } from '../../../components/portal-icons.ts';
import { useEditor, type PricedBooking } from '../use-price-list-editor.ts';
import { BookingForm } from './booking-form.tsx';
import {
  describeBooking,
  formatHaler,
  formatTotal,
  isChanged,
  isEstimate,
  suggestDay,
} from './booking-text.ts';
import styles from './bookings.module.css';
import { QuoteDetails } from './quote-details.tsx';
import { createBooking, type TypicalBooking } from './typical-bookings.ts';

const texts = priceListEditor.bookings;

const Change = ({ priced }: { priced: PricedBooking }): ReactNode => {
  const changed = isChanged(priced);
  if (changed === null) return null;
  return (
    <small className={styles['change']}>
      {changed ? texts.before(formatHaler(priced.before ?? 0)) : texts.same}
    </small>
  );
};

type BookingRowProps = { priced: PricedBooking; isEdited: boolean; onEdit: (id: string | null) => void };

/** A booking with its total; a press shows the line items. */
function BookingRow({ priced, isEdited, onEdit }: BookingRowProps): ReactNode {
  const { store, state } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { booking, quote } = priced;
  const update = (values: Partial<TypicalBooking>): void =>
    store.changeBookings(
      state.bookings.map((each) => (each.id === booking.id ? { ...each, ...values } : each)),
    );
  const id = `booking-${booking.id}`;
  return (
    <li className={styles['booking']}>
      <button
        type="button"
        className={styles['open']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['what']}>
          <b>
            {booking.label}
            <ChevronDown aria-hidden />
          </b>
          <small>{describeBooking(booking)}</small>
          {quote && quote.lines.length > 0 && (
            <small className={styles['used']}>{quote.lines.map(({ label }) => label).join(' · ')}</small>
          )}
        </span>
        <span className={styles['price']}>
          {isEstimate(quote) && <small className={styles['estimate']}>{texts.estimate}</small>}
          <span className={styles['total']} data-changed={isChanged(priced) || undefined} data-total="">
            {formatTotal(quote)}
          </span>
          <Change priced={priced} />
        </span>
      </button>
      {isOpen && (
        <div id={id}>
          {quote && <QuoteDetails quote={quote} />}
          {!isEdited && (
            <button type="button" className={styles['edit']} onClick={() => onEdit(booking.id)}>
              <Pencil aria-hidden />
              {texts.edit}
            </button>
          )}
        </div>
      )}
      {isEdited && (
        <BookingForm
          booking={booking}
          onChange={update}
          onRemove={() => store.changeBookings(state.bookings.filter(({ id: each }) => each !== booking.id))}
          onDone={() => onEdit(null)}
        />
      )}
    </li>
  );
}

type PanelProps = {
  heading?: boolean;
  /** The list is published: the totals follow the bookings only. */
  isReadOnly?: boolean;
};

/** Typical bookings with their totals by the list as it is typed. */
export function BookingsPanel({ heading = true, isReadOnly = false }: PanelProps): ReactNode {
  const { store, state, priced, errors, warnings } = useEditor();
  const [edited, setEdited] = useState<string | null>(null);
  const add = (): void => {
    const number = Math.max(0, ...state.bookings.map(({ id }) => Number(id.split('-').at(-1)) || 0)) + 1;
    const day = suggestDay(state.bookings, toPragueWallTime(store.now).day);
    store.changeBookings([...state.bookings, createBooking(`akce-${number}`, day)]);
    setEdited(`akce-${number}`);
  };
  return (
    <div className={styles['panel']}>
      {heading && <h2>{texts.title}</h2>}
      <p className={styles['hint']}>
        {isReadOnly ? texts.readOnly : Object.keys(errors).length > 0 ? texts.stale : texts.hint}
      </p>
      <ul className={styles['bookings']}>
        {priced.map((each) => (
          <BookingRow
            key={each.booking.id}
            priced={each}
            isEdited={each.booking.id === edited}
            onEdit={setEdited}
          />
        ))}
      </ul>
      {state.bookings.length < 20 && (
        <button type="button" className={styles['add']} onClick={add}>
          <Plus aria-hidden />
          {texts.add}
        </button>
      )}
      {warnings
        .filter(({ rule }) => rule === null)
        .map(({ message }) => (
          <p key={message} className={styles['difference']}>
            {message}
          </p>
        ))}
      {state.differences.map(({ label, shown, computed }) => (
        <p key={label} className={styles['difference']} role="alert">
          {texts.difference(label, shown, computed)}
        </p>
      ))}
    </div>
  );
}
