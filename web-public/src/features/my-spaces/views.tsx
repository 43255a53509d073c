import type { OwnerSpace } from '@prostora/api-client';
import { portal } from '@prostora/strings/cs/portal.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import type { ReactNode } from 'react';
import styles from './space-table.module.css';

const WIDTH = 92;
const HEIGHT = 30;
const PADDING = 4;
/** Days per point of the line; single days would be too noisy. */
const DAYS_PER_POINT = 3;

/** Points of the line from the oldest to the newest: sums of STEP days, scaled to the highest. */
export function buildSparkline(views: readonly number[]): readonly (readonly [number, number])[] {
  const sums: number[] = [];
  for (let day = 0; day < views.length; day += DAYS_PER_POINT)
    sums.push(views.slice(day, day + DAYS_PER_POINT).reduce((sum, count) => sum + count, 0));
  const highest = Math.max(1, ...sums);
  const step = (WIDTH - 2 * PADDING) / Math.max(1, sums.length - 1);
  return sums.map((sum, index) => [
    PADDING + index * step,
    HEIGHT - PADDING - (sum / highest) * (HEIGHT - 2 * PADDING),
  ]);
}

/** Views of the last 30 days as a number and a sparkline; a text without any. */
export function Views({ space }: { space: OwnerSpace }): ReactNode {
  if (space.views_30_days === 0)
    return (
      <span className={styles['views']}>
        <b aria-label={portal.mySpaces.viewsLabel(0)}>{portal.mySpaces.noViews}</b>
      </span>
    );
  const points = buildSparkline(space.views);
  const last = points.at(-1);
  return (
    <span className={styles['views']}>
      <b>{formatNumber(space.views_30_days)}</b>
      <svg
        className={styles['line']}
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
      >
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className={styles['baseline']} />
        <polyline points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
        {last && <circle cx={last[0]} cy={last[1]} r="3.2" />}
      </svg>
    </span>
  );
}
