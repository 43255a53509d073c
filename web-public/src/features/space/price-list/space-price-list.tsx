import { Suspense, lazy, useRef, type ReactNode } from 'react';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { useBooking } from '../booking/booking-context.tsx';

const PriceListSection = lazy(async () => ({
  default: (await import('./price-list-section.tsx')).PriceListSection,
}));

/** Price list of a bookable space; it loads near the viewport and shows nothing without a list. */
export function SpacePriceList(props: { spaceId: number; className: string | undefined }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  const booking = useBooking();
  if (!booking) return null;
  return (
    <div ref={box}>
      {isNear && (
        <Suspense fallback={null}>
          <PriceListSection {...props} eventDay={booking.event.dateFrom} />
        </Suspense>
      )}
    </div>
  );
}
