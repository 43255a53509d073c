import { bookingCard as texts } from '@prostora/strings/cs/booking-card.ts';
import { Skeleton } from '@prostora/ui';
import { Suspense, lazy, useRef, type ReactNode } from 'react';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { useBooking } from './booking-context.tsx';
import styles from './space-calendar.module.css';

const PublicCalendar = lazy(async () => ({
  default: (await import('./public-calendar.tsx')).PublicCalendar,
}));

const PriceListSection = lazy(async () => ({
  default: (await import('../price-list/price-list-section.tsx')).PriceListSection,
}));

const LoadingSkeleton = (): ReactNode => (
  <div role="status" aria-label={texts.calendarLoading}>
    <Skeleton className={styles['waiting']} />
  </div>
);

/** Price list of the space, if it has one, and the availability calendar; both load near the viewport. */
export function SpaceCalendar({
  spaceId,
  className,
}: {
  spaceId: number;
  className?: string | undefined;
}): ReactNode {
  const booking = useBooking();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  if (!booking) return null;
  return (
    <>
      {isNear && (
        <Suspense fallback={null}>
          <PriceListSection spaceId={spaceId} eventDay={booking.event.dateFrom} className={className} />
        </Suspense>
      )}
      <section className={className} id="terminy">
        <h2>{texts.calendar}</h2>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
        <div className="needs-script" ref={box}>
          {isNear ? (
            <Suspense fallback={<LoadingSkeleton />}>
              <PublicCalendar spaceId={spaceId} booking={booking} />
            </Suspense>
          ) : (
            <LoadingSkeleton />
          )}
        </div>
      </section>
    </>
  );
}
