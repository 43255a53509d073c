import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const STOP = '[data-stop]';
const listStops = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>(STOP) ?? []),
];
const getRow = (stop: HTMLElement): number => Number(stop.dataset['row']);
const isInColumn = (stop: HTMLElement, column: number): boolean =>
  Number(stop.dataset['column']) <= column &&
  column <= Number(stop.dataset['lastColumn'] ?? stop.dataset['column']);

/** The stop that an arrow leads to, within the column or to the next one of the row. */
function findNext(stops: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const [row, column] = [getRow(from), Number(from.dataset['column'])];
  const inRow = stops.filter((stop) => getRow(stop) === row);
  if (key === 'Home') return inRow[0];
  if (key === 'End') return inRow.at(-1);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const inColumn = stops.filter((stop) => isInColumn(stop, column) || stop === from);
    return inColumn[inColumn.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
  }
  return key === 'ArrowRight'
    ? inRow.find((stop) => Number(stop.dataset['column']) > Number(from.dataset['lastColumn'] ?? column))
    : inRow.findLast((stop) => Number(stop.dataset['lastColumn'] ?? stop.dataset['column']) < column);
}

/** Arrow keys between the stops of a grid; the last one used keeps its place in the order of Tab. */
export function useGridNavigation() {
  const root = useRef<HTMLDivElement>(null);
  const rove = useCallback((active: HTMLElement | undefined): void => {
    for (const stop of listStops(root.current)) stop.tabIndex = stop === active ? 0 : -1;
  }, []);
  useEffect(() => {
    const stops = listStops(root.current);
    if (!stops.some((stop) => stop.tabIndex === 0)) rove(stops[0]);
  });
  return {
    root,
    onFocus: (event: FocusEvent): void => {
      const stop = (event.target as HTMLElement).closest<HTMLElement>(STOP);
      if (stop) rove(stop);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const from = (event.target as HTMLElement).closest<HTMLElement>(STOP);
      if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
      const isArrow = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
      const next = isArrow ? findNext(listStops(root.current), from, event.key) : undefined;
      if (!isArrow) return;
      event.preventDefault();
      next?.focus();
    },
  };
}
