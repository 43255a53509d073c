import type { FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import { floorPlanEditTexts as texts } from '@prostora/strings/cs/floor-plan.ts';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import styles from './floor-plan-editor.module.css';

export type Line = Omit<FloorPlanScale, 'metres'>;
type Point = { x: number; y: number };
type LineProps = { line: Line; onChange: (line: Line) => void };

const STEP = 0.005;
const LARGE_STEP = 0.05;
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Ten thousandths of the picture are less than a point of the screen. */
const clamp = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 10_000) / 10_000;
const toPercent = (share: number): string => `${share * 100}%`;

/** A line over a picture; its ends are moved by the pointer or by the arrow keys. */
export function ScaleLine({ line, onChange }: LineProps): ReactNode {
  const board = useRef<SVGSVGElement>(null);
  const { x1, y1, x2, y2 } = line;
  const moveStart = ({ x, y }: Point): void => onChange({ ...line, x1: clamp(x), y1: clamp(y) });
  const moveEnd = ({ x, y }: Point): void => onChange({ ...line, x2: clamp(x), y2: clamp(y) });
  const locate = ({ clientX, clientY }: PointerEvent): Point | null => {
    const box = board.current?.getBoundingClientRect();
    return box && box.width > 0 && box.height > 0
      ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
      : null;
  };
  return (
    <svg ref={board} className={styles['line']} width="100%" height="100%">
      <line x1={toPercent(x1)} y1={toPercent(y1)} x2={toPercent(x2)} y2={toPercent(y2)} />
      <Handle label={texts.from} point={{ x: x1, y: y1 }} locate={locate} onMove={moveStart} />
      <Handle label={texts.to} point={{ x: x2, y: y2 }} locate={locate} onMove={moveEnd} />
    </svg>
  );
}

type HandleProps = {
  label: string;
  point: Point;
  locate: (event: PointerEvent) => Point | null;
  onMove: (point: Point) => void;
};

function Handle({ label, point, locate, onMove }: HandleProps): ReactNode {
  const [x, y] = [Math.round(point.x * 100), Math.round(point.y * 100)];
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: point.x + direction.x * step, y: point.y + direction.y * step });
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const target = locate(event);
    if (target) onMove(target);
  };
  return (
    <circle
      cx={toPercent(point.x)}
      cy={toPercent(point.y)}
      r="11"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={x}
      aria-valuetext={texts.position(x, y)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
