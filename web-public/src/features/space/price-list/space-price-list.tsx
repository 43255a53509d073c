import type { SpaceDetail } from '@prostora/api-client';
import { Suspense, lazy, type ReactNode } from 'react';
import { useIdle } from '../../../lib/use-idle.ts';

const PriceListSection = lazy(async () => ({
  default: (await import('./price-list-section.tsx')).PriceListSection,
}));

/** Price list of a published space; it loads when the browser is idle and shows nothing without a list. */
export function SpacePriceList(props: {
  space: Pick<SpaceDetail, 'id' | 'status'>;
  /** Day of the visitor's event. */
  eventDay: string | null;
  className: string | undefined;
}): ReactNode {
  const isIdle = useIdle();
  if (!isIdle || props.space.status !== 'PUBLISHED') return null;
  return (
    <Suspense fallback={null}>
      <PriceListSection {...props} />
    </Suspense>
  );
}
