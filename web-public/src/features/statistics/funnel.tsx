import type { OwnerStatistics } from '@prostora/api-client';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import type { ReactNode } from 'react';
import { ChartSection } from './chart-section.tsx';
import styles from './statistics.module.css';

const texts = statistics.funnel;

type Step = { name: string; note: string | null; count: number; color: string };

/** Steps whose bars are parts of the requests; views have no bar, because they would dwarf the others. */
function listSteps({ funnel, response }: OwnerStatistics, asked: number): Step[] {
  const toShare = (count: number): number => (asked === 0 ? 0 : count / asked);
  return [
    {
      name: texts.asked,
      note: funnel.waiting > 0 ? texts.waiting(funnel.waiting) : null,
      count: asked,
      color: 'var(--seq-2)',
    },
    {
      name: texts.within,
      note: asked === 0 ? null : texts.answered(toShare(response.within_24h), response.median_minutes),
      count: response.within_24h,
      color: 'var(--seq-4)',
    },
    {
      name: texts.confirmed,
      note: asked === 0 ? null : texts.share(toShare(funnel.confirmed)),
      count: funnel.confirmed,
      color: 'var(--pine-900)',
    },
  ];
}

/** From views to confirmed reservations. */
export function Funnel({ found }: { found: OwnerStatistics }): ReactNode {
  const { views, inquiries, requests, confirmed } = found.funnel;
  const asked = inquiries + requests;
  const steps = listSteps(found, asked);
  return (
    <ChartSection
      title={statistics.sections.funnel}
      table={{
        columns: texts.columns,
        rows: [
          [texts.views, formatNumber(views)],
          ...steps.map(({ name, count }) => [name, formatNumber(count)]),
        ],
      }}
    >
      <div role="img" aria-label={texts.finding(asked, confirmed)}>
        <ol className={styles['steps']}>
          <li>
            <span className={styles['stepName']}>{texts.views}</span>
            <small>{views === 0 ? null : texts.reached(asked / views)}</small>
            <div className={styles['stepBar']}>
              <b className={styles['views']}>{formatNumber(views)}</b>
            </div>
          </li>
          {steps.map(({ name, note, count, color }) => (
            <li key={name}>
              <span className={styles['stepName']}>{name}</span>
              <small>{note}</small>
              <div className={styles['stepBar']}>
                <i
                  style={{
                    width: `calc((100% - 64px) * ${asked === 0 ? 0 : Math.min(1, count / asked)})`,
                    background: color,
                  }}
                />
                <b>{formatNumber(count)}</b>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </ChartSection>
  );
}
