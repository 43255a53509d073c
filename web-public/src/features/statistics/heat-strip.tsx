import type { WeekHourStatistics } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { statistics } from '@prostora/strings/cs/statistics.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Lightbulb } from '../../components/portal-icons.ts';
import { ChartSection } from './chart-section.tsx';
import styles from './statistics.module.css';
import { FIRST_HOUR, SHOWN_HOURS, findQuietHours, getOccupancy, toLevel, toRows } from './week-hours.ts';

const texts = statistics.heat;
const LEVELS = [0, 1, 2, 3, 4, 5];
/** Steps of the arrows: rows and columns. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Position = { row: number; column: number };

const Legend = (): ReactNode => (
  <span className={styles['scale']} aria-hidden="true">
    {texts.legendFrom}
    {LEVELS.map((level) => (
      <i key={level} className={styles[`level${level}`]} />
    ))}
    {texts.legendTo}
  </span>
);

/** The fullest hour. */
function findPeak(rows: readonly WeekHourStatistics[][]): Position {
  let [best, highest]: [Position, number] = [{ row: 0, column: 0 }, -1];
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      const occupancy = getOccupancy(cell) ?? -1;
      if (occupancy > highest) [best, highest] = [{ row, column }, occupancy];
    }),
  );
  return best;
}

type CellProps = { cell: WeekHourStatistics; isActive: boolean; onActivate: () => void };

/** An hour; only the active one is in the tab order and shows its number. */
function Cell({ cell, isActive, onActivate }: CellProps): ReactNode {
  const { weekday, hour } = cell;
  const occupancy = getOccupancy(cell);
  const label = occupancy === null ? texts.few(weekday, hour) : texts.cell(weekday, hour, occupancy);
  return (
    <div
      role="gridcell"
      className={classNames(
        styles['cell'],
        occupancy === null ? styles['few'] : styles[`level${toLevel(occupancy)}`],
      )}
      aria-label={label}
      title={label}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      onFocus={onActivate}
      onPointerEnter={onActivate}
    >
      {isActive && occupancy !== null && <b aria-hidden="true">{Math.round(occupancy * 100)}</b>}
    </div>
  );
}

/** Hours of the week by occupancy, walked by the arrows. */
function Grid({ rows, finding }: { rows: readonly WeekHourStatistics[][]; finding: string }): ReactNode {
  const [active, setActive] = useState<Position>(() => findPeak(rows));
  const grid = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const row = Math.min(rows.length - 1, Math.max(0, active.row + move[0]));
    const column = Math.min(SHOWN_HOURS - 1, Math.max(0, active.column + move[1]));
    setActive({ row, column });
    grid.current?.querySelectorAll<HTMLElement>('[role=gridcell]')[row * SHOWN_HOURS + column]?.focus();
  };
  return (
    <div className={styles['heatScroll']}>
      <div ref={grid} role="grid" aria-label={finding} className={styles['grid']} onKeyDown={walk}>
        {rows.map((cells, row) => (
          <div key={texts.weekdays[row]} role="row" className={styles['gridRow']}>
            <span role="rowheader">{texts.weekdays[row]}</span>
            {cells.map((cell, column) => (
              <Cell
                key={cell.hour}
                cell={cell}
                isActive={row === active.row && column === active.column}
                onActivate={() => setActive({ row, column })}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles['gridHours']} aria-hidden="true">
        {Array.from({ length: SHOWN_HOURS / 2 }, (_none, index) => (
          <small key={index}>{texts.hour(FIRST_HOUR + 2 * index)}</small>
        ))}
      </div>
    </div>
  );
}

/** When the spaces are full, and the quietest hours in a sentence. */
export function HeatStrip({ hours }: { hours: readonly WeekHourStatistics[] }): ReactNode {
  const rows = toRows(hours);
  const peak = findPeak(rows);
  const fullest = rows[peak.row]?.[peak.column];
  const highest = fullest && getOccupancy(fullest);
  const quiet = findQuietHours(hours);
  return (
    <ChartSection
      title={statistics.sections.heat}
      aside={<Legend />}
      table={{
        columns: [...texts.columns, ...texts.weekdays],
        rows: Array.from({ length: SHOWN_HOURS }, (_none, index) => [
          texts.hour(FIRST_HOUR + index),
          ...rows.map((cells) => {
            const occupancy = cells[index] ? getOccupancy(cells[index]) : null;
            return occupancy === null ? '–' : statistics.percent(occupancy);
          }),
        ]),
      }}
      className={styles['heat']}
    >
      <Grid
        rows={rows}
        finding={
          fullest && highest != null ? texts.finding(fullest.weekday, fullest.hour, highest) : texts.noFinding
        }
      />
      {quiet && (
        <p className={styles['finding']}>
          <Lightbulb aria-hidden />
          <span>
            {texts.quiet(quiet.days, quiet.from, quiet.to)} <b>{statistics.percent(quiet.occupancy)}</b>{' '}
            {texts.ofOffered}{' '}
            <Link className="text-link" to={urls.priceLists}>
              {texts.discount}
            </Link>
          </span>
        </p>
      )}
    </ChartSection>
  );
}
