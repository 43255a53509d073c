import type { OwnerStatistics } from '@prostora/api-client';
import { lostReasons } from '@prostora/strings/cs/lost-reasons.ts';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import { formatCzk, formatNumber } from '@prostora/strings/format.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import type { ReactNode } from 'react';
import { ChartSection, NumbersTable } from './chart-section.tsx';
import styles from './statistics.module.css';

const texts = statistics.lost;

/** Why requests came to nothing; silence of the owner is the only red bar. */
export function LostReasons({ lost_reasons: lost }: Pick<OwnerStatistics, 'lost_reasons'>): ReactNode {
  const [most] = lost;
  if (!most)
    return (
      <section className={styles['section']}>
        <div className={styles['head']}>
          <h2>{statistics.sections.lost}</h2>
        </div>
        <p className={styles['none']}>{texts.none}</p>
      </section>
    );
  return (
    <ChartSection
      title={statistics.sections.lost}
      aside={
        <span className={styles['total']}>
          {texts.total(lost.reduce((sum, { count }) => sum + count, 0))}
        </span>
      }
      table={{
        columns: texts.columns,
        rows: lost.map(({ reason, count }) => [lostReasons[reason], formatNumber(count)]),
      }}
    >
      <div role="img" aria-label={texts.finding(most.reason, most.count)}>
        <ol className={styles['reasons']}>
          {lost.map(({ reason, count }) => (
            <li key={reason} className={classNames(reason === 'no_answer' && styles['silence'])}>
              <span>{lostReasons[reason]}</span>
              <i>
                <u style={{ width: `${(count / most.count) * 100}%` }} />
              </i>
              <b>{formatNumber(count)}</b>
            </li>
          ))}
        </ol>
      </div>
    </ChartSection>
  );
}

/** Where confirmed events came from. */
export function Sources({ sources }: Pick<OwnerStatistics, 'sources'>): ReactNode {
  const counted = sources.filter(({ confirmed }) => confirmed > 0);
  if (counted.length < 2) return null;
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>{statistics.sections.sources}</h2>
      </div>
      <NumbersTable
        title={statistics.sections.sources}
        table={{
          columns: statistics.sourcesTable,
          rows: counted.map(({ source, confirmed, revenue }) => [
            statistics.sources[source],
            formatNumber(confirmed),
            formatCzk(revenue),
          ]),
        }}
      />
    </section>
  );
}
