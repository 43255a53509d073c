import { Suspense, lazy, type ReactNode } from 'react';
import { useIdle } from '../../../lib/use-idle.ts';
import { useBooking } from '../booking/booking-context.tsx';

const PriceListSection = lazy(async () => ({
  default: (await import('./price-list-section.tsx')).PriceListSection,
}));

/** Price list of a bookable space; it loads when the browser is idle and shows nothing without a list. */
export function SpacePriceList(props: { spaceId: number; className: string | undefined }): ReactNode {
  const isIdle = useIdle();
  const booking = useBooking();
  if (!isIdle || !booking) return null;
  return (
    <Suspense fallback={null}>
      <PriceListSection {...props} eventDay={booking.event.dateFrom} />
    </Suspense>
  );
}
