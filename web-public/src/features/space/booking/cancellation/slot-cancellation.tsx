import { Suspense, lazy, type ReactNode } from 'react';
import { useBooking } from '../booking-context.tsx';

const CancellationSection = lazy(async () => ({
  default: (await import('./cancellation-section.tsx')).CancellationSection,
}));

/** What a cancellation of the slot costs, once the slot was checked. */
export function SlotCancellation({ className }: { className: string | undefined }): ReactNode {
  const summary = useBooking()?.eventSummary;
  return (
    summary && (
      <Suspense fallback={null}>
        <section className={className} aria-labelledby="storno">
          <CancellationSection spans={summary.cancellation} />
        </section>
      </Suspense>
    )
  );
}
