import type { SpaceDetail } from '@prostora/api-client';
import {
  formatMeasureNumber,
  getMeasureUnit,
  measureNames,
  SPACE_MEASURES,
} from '@prostora/strings/cs/space-measures.ts';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { PriceLevel, StatusTag } from '@prostora/ui';
import type { ReactNode } from 'react';
import { Detail, DetailRow, NumberDetail } from '../../components/details/detail-row.tsx';
import styles from './space-details.module.css';

const texts = spacePage;

/** Measures, price and price level; no hourly price beside the total of an event. */
export const SpaceSummary = ({ space, isPriced }: { space: SpaceDetail; isPriced: boolean }): ReactNode => (
  <DetailRow label={texts.details}>
    {SPACE_MEASURES.map((name) => (
      <NumberDetail
        key={name}
        name={measureNames[name]}
        value={space[name]}
        unit={getMeasureUnit(name, space[name] ?? 0)}
        format={formatMeasureNumber}
      />
    ))}
    {isPriced ? null : space.price_from === null ? (
      <Detail name={texts.priceFrom}>
        <small>{ui.priceByAgreement}</small>
      </Detail>
    ) : (
      <NumberDetail name={texts.priceFrom} value={space.price_from} unit={texts.perHour} />
    )}
    <Detail name={texts.priceLevel}>
      <span className={styles['level']}>
        <PriceLevel level={space.price_level} />
      </span>
    </Detail>
  </DetailRow>
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
