import type { LayoutName } from '@prostora/contracts/space-layouts.ts';
import type { ReactNode } from 'react';

type Point = readonly [x: number, y: number];

const range = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index);
const grid = (columns: number, rows: number, from: Point, step: Point): Point[] =>
  range(rows).flatMap((row) =>
    range(columns).map((column): Point => [from[0] + column * step[0], from[1] + row * step[1]]),
  );
const circle = ([x, y]: Point): Point[] =>
  range(6).map((seat) => {
    const angle = (seat * Math.PI) / 3;
    return [Math.round((x + 6 * Math.cos(angle)) * 10) / 10, Math.round((y + 6 * Math.sin(angle)) * 10) / 10];
  });

const TABLES: readonly Point[] = [
  [10, 10],
  [28, 10],
  [46, 10],
  [19, 28],
  [37, 28],
];
const STANDING: readonly Point[] = [
  [8, 8],
  [19, 5],
  [30, 10],
  [42, 6],
  [50, 14],
  [12, 19],
  [24, 21],
  [36, 18],
  [46, 25],
  [7, 30],
  [19, 33],
  [31, 30],
  [41, 34],
];

/** Chairs as dots, tables and the stage as lines, in a box of 56 × 38. */
const DRAWINGS: Readonly<
  Record<LayoutName, { seats: readonly Point[]; lines: string; tables?: readonly Point[] }>
> = {
  divadelni: { seats: grid(8, 5, [7, 12], [6, 5.5]), lines: 'M18 4h20' },
  skolni: {
    seats: grid(6, 3, [8, 17], [8, 9]),
    lines: 'M18 4h20M5 13h20M31 13h20M5 22h20M31 22h20M5 31h20M31 31h20',
  },
  u: {
    seats: [...grid(1, 4, [9, 8], [0, 7]), ...grid(1, 4, [47, 8], [0, 7]), ...grid(4, 1, [16, 35], [8, 0])],
    lines: 'M15 5v24h26V5',
  },
  banket: { seats: TABLES.flatMap(circle), lines: '', tables: TABLES },
  stani: { seats: STANDING, lines: '' },
};

/** Schematic picture of a layout; decorative, its name stands beside it. */
export function LayoutIcon({ layout }: { layout: LayoutName }): ReactNode {
  const { seats, lines, tables = [] } = DRAWINGS[layout];
  return (
    <svg
      viewBox="0 0 56 38"
      width="56"
      height="38"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {lines !== '' && <path d={lines} strokeLinecap="round" strokeLinejoin="round" />}
      {tables.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3.2" strokeWidth="1.4" />
      ))}
      {seats.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="1.4" fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
