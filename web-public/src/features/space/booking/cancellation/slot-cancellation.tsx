import type { RentalTermsSummary } from '@prostora/api-client';
import { Suspense, lazy, type ReactNode } from 'react';
import { useBooking } from '../booking-context.tsx';

const CancellationSection = lazy(async () => ({
  default: (await import('./cancellation-section.tsx')).CancellationSection,
}));

/** What a cancellation of the slot costs, once the slot was checked; terms of the space before. */
export function SlotCancellation({
  className,
  terms,
}: {
  className: string | undefined;
  terms: RentalTermsSummary | null;
}): ReactNode {
  const summary = useBooking()?.eventSummary;
  return (
    (summary || terms) && (
      <Suspense fallback={null}>
        <section className={className} aria-labelledby="storno">
          <CancellationSection summary={summary} terms={terms} />
        </section>
      </Suspense>
    )
  );
}
