import { DAY_MINUTES } from '@prostora/contracts';
import { formatTime } from '@prostora/strings';
import { hoursStrip as texts } from '@prostora/strings/cs/hours-strip.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { SpaceAvailability } from '../day-states.ts';
import styles from './hours-strip.module.css';
import { STEP_MINUTES, buildStrip, moveEdge, moveHours, type Edge, type Hours, type Strip } from './strip.ts';

/** Delay after a key before the hours are taken over, in milliseconds. */
const KEY_DELAY_MS = 500;
/** Most labels below the strip. */
const MAX_LABELS = 6;

type HoursStripProps = {
  day: string;
  hours: Hours;
  time: SpaceAvailability;
  /** Called while the hours are being moved. */
  onMove?: (hours: Hours) => void;
  /** Called once the moved hours are final. */
  onHours: (hours: Hours) => void;
};

const toPercent = ({ first, last }: Strip, minute: number): number =>
  ((minute - first) / (last - first)) * 100;

const speakTime = (minute: number): string =>
  minute > DAY_MINUTES ? texts.nextDay(formatTime(minute)) : formatTime(minute);

/** Full hours for which there is room below the strip. */
function listLabels({ first, last }: Strip): number[] {
  const step = Math.max(1, Math.ceil((last - first) / 60 / MAX_LABELS)) * 60;
  const labels: number[] = [];
  for (let minute = first; minute <= last - 0.75 * step; minute += step) labels.push(minute);
  return [...labels, last];
}

/** Cells of the strip with their hours and the meaning of the colours. */
function StripScale({ strip }: { strip: Strip }): ReactNode {
  const states = new Set(strip.cells.flatMap(({ halves }) => halves));
  return (
    <>
      <div className={styles['axis']} aria-hidden="true">
        {listLabels(strip).map((minute) => (
          <span key={minute} style={{ left: `${toPercent(strip, minute)}%` }}>
            {formatTime(minute)}
          </span>
        ))}
      </div>
      <p className={styles['legend']}>
        {(['free', 'taken', 'ask'] as const)
          .filter((state) => states.has(state))
          .map((state) => (
            <span key={state}>
              <i className={styles[state]} />
              {texts.states[state]}
            </span>
          ))}
      </p>
    </>
  );
}

/** Hours that follow keys and the pointer, and are handed over when they are final. */
function useMovedHours({ hours, onMove, onHours }: HoursStripProps) {
  const [moved, setMoved] = useState<Hours | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { from, to } = hours;
  useEffect(() => {
    setMoved(null);
    return () => clearTimeout(timer.current);
  }, [from, to]);
  const shown = moved ?? hours;
  const move = (next: Hours): void => {
    clearTimeout(timer.current);
    if (next.from === shown.from && next.to === shown.to) return;
    setMoved(next);
    onMove?.(next);
  };
  const finish = (final: Hours, delay: number): void => {
    clearTimeout(timer.current);
    if (final.from !== from || final.to !== to) timer.current = setTimeout(() => onHours(final), delay);
  };
  return { shown, move, finish };
}

/**
 * Hours of a day with the chosen ones in a frame (DESIGN 11.2). Handles resize them in half hours, the frame
 * moves them; arrows move, Shift and arrows resize.
 */
export function HoursStrip(props: HoursStripProps): ReactNode {
  const { day, time } = props;
  const { shown, move, finish } = useMovedHours(props);
  const strip = useMemo(() => buildStrip(day, time, props.hours), [day, time, props.hours]);
  const bar = useRef<HTMLDivElement>(null);
  /** What the pointer holds, and its distance from the start in minutes. */
  const held = useRef<{ edge: Edge | null; distance: number } | null>(null);
  const hintId = useId();
  const readMinute = ({ clientX }: PointerEvent): number => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return strip.first + ((clientX - left) / width) * (strip.last - strip.first);
  };
  const grab = (event: PointerEvent, edge: Edge | null): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { edge, distance: readMinute(event) - shown[edge ?? 'from'] };
  };
  const drag = (event: PointerEvent): void => {
    if (!held.current) return;
    const minute = readMinute(event) - held.current.distance;
    const { edge } = held.current;
    move(edge ? moveEdge(strip, shown, edge, minute) : moveHours(strip, shown, minute));
  };
  const release = (): void => {
    if (held.current) finish(shown, 0);
    held.current = null;
  };
  const press = (event: KeyboardEvent, edge: Edge): void => {
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const by = steps * STEP_MINUTES;
    const next = event.shiftKey
      ? moveEdge(strip, shown, edge, shown[edge] + by)
      : moveHours(strip, shown, shown.from + by);
    move(next);
    finish(next, KEY_DELAY_MS);
  };
  const pointer = { onPointerMove: drag, onPointerUp: release, onPointerCancel: release };
  const toHandle = (edge: Edge): ReactNode => (
    <div
      role="slider"
      tabIndex={0}
      className={classNames(styles['handle'], styles[edge])}
      aria-label={texts[edge]}
      aria-describedby={hintId}
      aria-valuemin={strip.first}
      aria-valuemax={strip.last}
      aria-valuenow={shown[edge]}
      aria-valuetext={speakTime(shown[edge])}
      onKeyDown={(event) => press(event, edge)}
      onPointerDown={(event) => grab(event, edge)}
      {...pointer}
    />
  );
  return (
    <div role="group" aria-label={texts.label} className={styles['strip']}>
      <div ref={bar} className={styles['bar']}>
        <div className={styles['cells']} aria-hidden="true">
          {strip.cells.map(({ from, halves }) => (
            <span key={from} className={styles['cell']}>
              <i className={styles[halves[0]]} />
              <i className={styles[halves[1]]} />
            </span>
          ))}
        </div>
        <div
          className={styles['frame']}
          style={{
            left: `${toPercent(strip, shown.from)}%`,
            width: `${toPercent(strip, shown.to) - toPercent(strip, shown.from)}%`,
          }}
          onPointerDown={(event) => grab(event, null)}
          {...pointer}
        >
          {toHandle('from')}
          {toHandle('to')}
        </div>
      </div>
      <StripScale strip={strip} />
      <p id={hintId} className="visually-hidden">
        {texts.hint}
      </p>
    </div>
  );
}
