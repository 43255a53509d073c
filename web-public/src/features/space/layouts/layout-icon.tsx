import type { LayoutName } from '@prostora/contracts/space-layouts.ts';
import type { ReactNode } from 'react';

type Drawing = {
  /** Rows of chairs: a dot at every `step`, which starts anew in each row. */
  chairs: string;
  step?: number;
  /** Tables and the stage. */
  lines?: string;
};

/** A ring of 6 units around a centre. */
const circle = (x: number, y: number): string => `M${x + 6} ${y}a6 6 0 1 1-12 0a6 6 0 1 1 12 0`;
const table = (x: number, y: number): string => `M${x + 3} ${y}a3 3 0 1 1-6 0a3 3 0 1 1 6 0`;

/** In a box of 56 × 38. */
const DRAWINGS: Readonly<Record<LayoutName, Drawing>> = {
  divadelni: { chairs: 'M7 12h43M7 17.5h43M7 23h43M7 28.5h43M7 34h43', step: 6, lines: 'M18 4h20' },
  skolni: {
    chairs: 'M8 17h41M8 26h41M8 35h41',
    step: 8,
    lines: 'M18 4h20M5 13h20M31 13h20M5 22h20M31 22h20M5 31h20M31 31h20',
  },
  u: { chairs: 'M9 8v22M47 8v22M17.5 35h22', step: 7, lines: 'M15 5v24h26V5' },
  banket: {
    chairs: circle(10, 10) + circle(28, 10) + circle(46, 10) + circle(19, 28) + circle(37, 28),
    step: 6.283,
    lines: table(10, 10) + table(28, 10) + table(46, 10) + table(19, 28) + table(37, 28),
  },
  stani: {
    chairs:
      'M8 8h0M19 5h0M30 10h0M42 6h0M50 14h0M12 19h0M24 21h0M36 18h0M46 25h0M7 30h0M19 33h0M31 30h0M41 34h0',
  },
};

/** Schematic picture of a layout; decorative, its name stands beside it. */
export function LayoutIcon({ layout }: { layout: LayoutName }): ReactNode {
  const { chairs, step, lines } = DRAWINGS[layout];
  return (
    <svg
      viewBox="0 0 56 38"
      width="56"
      height="38"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
    >
      <path d={lines} strokeWidth="2" strokeLinejoin="round" />
      <path d={chairs} strokeWidth="2.8" strokeDasharray={step && `0 ${step}`} />
    </svg>
  );
}
