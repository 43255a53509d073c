import type { MonthStatistics, OwnerStatistics } from '@prostora/api-client';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import { formatCzk, formatNumber } from '@prostora/strings/format.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import type { ReactNode } from 'react';
import { ChartSection } from './chart-section.tsx';
import styles from './statistics.module.css';
import { listAxisSteps, listSeries, type Series } from './revenue-series.ts';

const texts = statistics.months;
/** Height of the plot above the highest bar, for its label. */
const HEADROOM = 1.2;

const Legend = ({ series }: { series: readonly Series[] }): ReactNode =>
  series.length > 1 && (
    <ul className={styles['legend']}>
      {series.map(({ name, color }) => (
        <li key={name}>
          <i style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );

type BarProps = {
  month: MonthStatistics;
  series: readonly Series[];
  top: number;
  isCurrent: boolean;
  isLabelled: boolean;
};

const Bar = ({ month, series, top, isCurrent, isLabelled }: BarProps): ReactNode => (
  <div className={classNames(styles['bar'], isCurrent && styles['current'])}>
    {isLabelled && month.revenue > 0 && <b>{statistics.thousands(month.revenue)}</b>}
    <div className={styles['stack']} style={{ height: `${(month.revenue / top) * 100}%` }}>
      {series.toReversed().map(({ name, color, sum }) => {
        const revenue = sum(month);
        return revenue > 0 && <i key={name} style={{ flexGrow: revenue, background: color }} />;
      })}
    </div>
    <small>{statistics.monthNumber(month.month)}</small>
  </div>
);

/** Revenue by month, stacked by the spaces that earn most; the current month is pale. */
export function RevenueChart({ found, today }: { found: OwnerStatistics; today: string }): ReactNode {
  const { months } = found;
  const series = listSeries(found);
  const best = months.reduce<MonthStatistics | undefined>(
    (highest, month) => (month.revenue > (highest?.revenue ?? 0) ? month : highest),
    undefined,
  );
  const top = (best?.revenue ?? 1) * HEADROOM;
  const currentMonth = today.slice(0, 7);
  return (
    <ChartSection
      title={statistics.sections.months}
      aside={<Legend series={series} />}
      table={{
        columns: [...texts.columns, ...(series.length > 1 ? series.map(({ name }) => name) : [])],
        rows: months.map((month) => [
          month.month === currentMonth
            ? `${statistics.month(month.month)} (${texts.current})`
            : statistics.month(month.month),
          formatNumber(month.confirmed),
          formatCzk(month.revenue),
          ...(series.length > 1 ? series.map(({ sum }) => formatCzk(sum(month))) : []),
        ]),
      }}
      className={styles['revenue']}
    >
      <div
        role="img"
        aria-label={best ? texts.finding(best.month, best.revenue) : texts.noFinding}
        className={styles['plot']}
      >
        {listAxisSteps(best?.revenue ?? 0).map((czk) => (
          <u key={czk} style={{ bottom: `calc(22px + (100% - 22px) * ${czk / top})` }}>
            <span>{texts.axis(czk)}</span>
          </u>
        ))}
        <div className={styles['bars']} style={{ gridTemplateColumns: `repeat(${months.length}, 1fr)` }}>
          {months.map((month) => (
            <Bar
              key={month.month}
              month={month}
              series={series}
              top={top}
              isCurrent={month.month === currentMonth}
              isLabelled={month === best || month.month === currentMonth}
            />
          ))}
        </div>
      </div>
    </ChartSection>
  );
}
