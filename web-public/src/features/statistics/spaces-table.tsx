import type { OwnerStatistics } from '@prostora/api-client';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import { formatCzk, formatNumber } from '@prostora/strings/format.ts';
import { useState, type ReactNode } from 'react';
import styles from './statistics.module.css';

const texts = statistics.spaces;
const SHOWN = 6;

const Occupancy = ({ value }: { value: number | null }): ReactNode =>
  value === null ? (
    <span title={texts.noHours} aria-label={texts.noHours}>
      –
    </span>
  ) : (
    <>
      <span className={styles['track']} aria-hidden="true">
        <i style={{ width: `${value * 100}%` }} />
      </span>
      <b>{statistics.percent(value)}</b>
    </>
  );

/** Spaces by revenue; at first the best six. */
export function SpacesTable({ spaces }: Pick<OwnerStatistics, 'spaces'>): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const sorted = spaces.toSorted(
    (one, other) => other.revenue - one.revenue || other.confirmed - one.confirmed,
  );
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>{statistics.sections.spaces}</h2>
        {spaces.length > SHOWN && (
          <button type="button" className={styles['more']} onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.fewer : texts.all(spaces.length)}
          </button>
        )}
      </div>
      <div className={styles['tableScroll']}>
        <table className={styles['spaces']} aria-label={statistics.sections.spaces}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.space}</th>
              <th scope="col" className={styles['number']}>
                {texts.columns.count}
              </th>
              <th scope="col" className={styles['number']}>
                {texts.columns.revenue}
              </th>
              <th scope="col" className={styles['occupancy']}>
                {texts.columns.occupancy}
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted
              .slice(0, isWhole ? undefined : SHOWN)
              .map(({ space_id, name, confirmed, revenue, occupancy }) => (
                <tr key={space_id}>
                  <th scope="row">{name}</th>
                  <td className={styles['number']}>{formatNumber(confirmed)}</td>
                  <td className={styles['number']}>{formatCzk(revenue)}</td>
                  <td className={styles['occupancy']}>
                    <Occupancy value={occupancy} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
