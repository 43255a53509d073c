import { bookingCard as texts } from '@prostora/strings/cs/booking-card.ts';
import { Skeleton, classNames } from '@prostora/ui';
import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { getPriceListSection, loadPriceListSection } from '../price-list/lazy-section.ts';
import type { KnownPriceList } from '../price-list/shown-price-list.ts';
import pageStyles from '../space.page.module.css';
import { useBooking } from './booking-context.tsx';
import styles from './space-calendar.module.css';

const PublicCalendar = lazy(async () => ({
  default: (await import('./public-calendar.tsx')).PublicCalendar,
}));

type SectionProps = {
  spaceId: number;
  eventDay: string | null;
  known: KnownPriceList | null;
  className: string | undefined;
  isNear: boolean;
};

/**
 * The price list. The markup of the server stays as it is, without the code of the section, until the visitor is
 * near: React leaves the content of an element with inner HTML alone while it hydrates.
 */
function PriceList({ isNear, className, known: rendered, ...props }: SectionProps): ReactNode {
  // Later data of the page have no list.
  const [known] = useState(rendered);
  const [section, setSection] = useState(getPriceListSection);
  useEffect(() => {
    if (isNear) void loadPriceListSection().then(setSection, () => undefined);
  }, [isNear]);
  if (!known) return section && <section.PriceListSection {...props} known={null} className={className} />;
  const box = { id: 'cenik', className: classNames(className, pageStyles['prices']) };
  return section ? (
    <section key="live" {...box}>
      <section.PriceListSection {...props} known={known} className={null} />
    </section>
  ) : (
    <section {...box} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />
  );
}
/** Ignored while hydrating. */
const SERVER_HTML = { __html: '' };

const LoadingSkeleton = (): ReactNode => (
  <div role="status" aria-label={texts.calendarLoading}>
    <Skeleton className={styles['waiting']} />
  </div>
);

export type SpaceCalendarProps = {
  spaceId: number;
  /** The list that the server rendered. */
  priceList: KnownPriceList | null;
  className?: string | undefined;
};

/** Price list of the space, if it has one, and the availability calendar, which loads near the viewport. */
export function SpaceCalendar({ spaceId, priceList, className }: SpaceCalendarProps): ReactNode {
  const booking = useBooking();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box);
  if (!booking) return null;
  return (
    <>
      <PriceList
        spaceId={spaceId}
        eventDay={booking.event.dateFrom}
        known={priceList}
        className={className}
        isNear={isNear}
      />
      <section className={classNames(className, 'no-print')} id="terminy">
        <h2>{texts.calendar}</h2>
        <noscript>
          <p>{texts.noScript}</p>
        </noscript>
        <div className="needs-script" ref={box}>
          {isNear ? (
            <Suspense fallback={<LoadingSkeleton />}>
              <PublicCalendar key={booking.event.dateFrom} spaceId={spaceId} booking={booking} />
            </Suspense>
          ) : (
            <LoadingSkeleton />
          )}
        </div>
      </section>
    </>
  );
}
