import type { SpaceDetail } from '@prostora/api-client';
import { plural } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { PriceLevel, StatusTag } from '@prostora/ui';
import type { ReactNode } from 'react';
import { Fact, FactRow, NumberFact } from '../../components/facts/fact-row.tsx';
import styles from './space-details.module.css';

const texts = spacePage;

/** Capacity, area, price and price level. */
export const SpaceSummary = ({ space }: { space: SpaceDetail }): ReactNode => (
  <FactRow label={texts.facts}>
    <NumberFact name={texts.capacity} value={space.capacity} unit={plural(space.capacity ?? 0, ui.persons)} />
    <NumberFact name={texts.area} value={space.area_size} unit={ui.squareMetres} />
    {space.price_from === null ? (
      <Fact name={texts.priceFrom}>
        <small>{ui.priceByAgreement}</small>
      </Fact>
    ) : (
      <NumberFact name={texts.priceFrom} value={space.price_from} unit={texts.perHour} />
    )}
    <Fact name={texts.priceLevel}>
      <span className={styles['level']}>
        <PriceLevel level={space.price_level} />
      </span>
    </Fact>
  </FactRow>
);

/** Banner that explains why a space is not public. */
export function StatusBanner({ status }: { status: SpaceDetail['status'] }): ReactNode {
  if (status === 'PUBLISHED') return null;
  return (
    <div className={styles['banner']} role="status">
      <StatusTag status={status} />
      <span>{texts.unpublished[status]}</span>
    </div>
  );
}
