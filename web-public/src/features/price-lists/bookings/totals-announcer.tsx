import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useEditor } from '../use-price-list-editor.ts';
import { formatHaler, isChanged } from './booking-text.ts';

const QUIET_MS = 800;

/** Says changed totals once the typing has paused. */
export function TotalsAnnouncer(): ReactNode {
  const { priced } = useEditor();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const changed = priced.filter((each) => isChanged(each));
      setAnnouncement(
        changed
          .map(({ booking, quote, before }) =>
            priceListEditor.bookings.changed(
              booking.label,
              formatHaler(quote?.totalHaler ?? 0),
              formatHaler(before ?? 0),
            ),
          )
          .join(' '),
      );
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [priced]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
