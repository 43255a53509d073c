import {
  Area,
  AreaChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DashboardAnswer } from '@prostora/api-client';
import { admin, formatDate, formatNumber } from '@prostora/strings';
import { adminOverview } from '@prostora/strings/cs/admin-overview.ts';
import styles from './activity-chart.module.css';

const texts = admin.dashboard;
const tick = { fill: 'var(--console-text-2)', fontSize: 12 };
const grid = { stroke: 'var(--console-line)', vertical: false };
const margin = { top: 6, right: 8, bottom: 0, left: 0 };
const dayMonth = new Intl.DateTimeFormat('cs-CZ', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'Europe/Prague',
});
const shortDate = (date: string): string => dayMonth.format(new Date(date));

type Point = DashboardAnswer['series'][number];

/** Tooltip with the values of a day from both charts. */
function DayTooltip({ active, payload }: { active?: boolean; payload?: readonly { payload?: Point }[] }) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <div className={styles.tooltip}>
      <b>{formatDate(point.date)}</b>
      <span>
        {texts.chartViews}
        <b>{formatNumber(point.views)}</b>
      </span>
      <span>
        {adminOverview.chart.demands}
        <b>{formatNumber(point.demands)}</b>
      </span>
      <span>
        {texts.chartReservations}
        <b>{formatNumber(point.reservations)}</b>
      </span>
      {point.published > 0 && (
        <span>
          {texts.chartPublished}
          <b>{formatNumber(point.published)}</b>
        </span>
      )}
    </div>
  );
}

/** Two charts with a shared time axis, as views exceed demands and reservations by orders of magnitude. */
export default function ActivityChart({ series }: { series: readonly Point[] }) {
  const data = [...series];
  const yAxis = (
    <YAxis
      width={46}
      tick={tick}
      tickLine={false}
      axisLine={false}
      tickCount={4}
      allowDecimals={false}
      tickFormatter={formatNumber}
    />
  );
  const renderTooltip = (props: object) => <DayTooltip {...props} />;
  return (
    <div className={styles.charts} aria-hidden>
      <ResponsiveContainer width="100%" height={222}>
        <AreaChart data={data} margin={margin} syncId="activity" accessibilityLayer={false}>
          <CartesianGrid {...grid} />
          <XAxis dataKey="date" hide />
          {yAxis}
          <Tooltip
            content={renderTooltip}
            isAnimationActive={false}
            cursor={{ stroke: 'var(--console-line-strong)' }}
          />
          <Area
            dataKey="views"
            stroke="var(--console-chart-accent)"
            strokeWidth={3}
            fill="var(--console-chart-accent)"
            fillOpacity={0.16}
            isAnimationActive={false}
            activeDot={{ r: 5, stroke: 'var(--console-chart-ink)', strokeWidth: 1.5 }}
          />
        </AreaChart>
      </ResponsiveContainer>
      <ResponsiveContainer width="100%" height={142}>
        <LineChart data={data} margin={margin} syncId="activity" accessibilityLayer={false}>
          <CartesianGrid {...grid} />
          <XAxis
            dataKey="date"
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickFormatter={shortDate}
            minTickGap={48}
            interval="preserveStartEnd"
          />
          {yAxis}
          <Tooltip
            content={() => null}
            isAnimationActive={false}
            cursor={{ stroke: 'var(--console-line-strong)' }}
          />
          <Line
            dataKey="demands"
            stroke="var(--tone-blue)"
            strokeWidth={1.75}
            dot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey="reservations"
            stroke="var(--console-chart-ink)"
            strokeWidth={1.75}
            strokeDasharray="5 4"
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
