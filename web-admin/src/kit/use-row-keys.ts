import { useEffect, useRef, type RefObject } from 'react';
import { isForPage } from './shortcut.ts';

const ROW = 'tr[data-row-key]';
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type RowKeys = { onOpen: ((id: number) => void) | undefined; onToggle: ((id: number) => void) | undefined };

/**
 * Keyboard navigation of table rows: j and k from anywhere on the page, arrows from a row; Enter opens the
 * row and x selects it. The focused row is the marked one; Tab returns to it.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>, keys: RowKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: KeyboardEvent): void => {
      if (element && isForPage(event)) press(element, event, latest.current);
    };
    const keepPlace = ({ target }: FocusEvent): void => {
      const marked = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      if (element && marked)
        rowsOf(element).forEach((row) => {
          row.tabIndex = row === marked ? 0 : -1;
        });
    };
    window.addEventListener('keydown', listen);
    element?.addEventListener('focusin', keepPlace);
    return () => {
      window.removeEventListener('keydown', listen);
      element?.removeEventListener('focusin', keepPlace);
    };
  }, [frame]);
}

const rowsOf = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>(ROW)];

function press(frame: HTMLElement, event: KeyboardEvent, { onOpen, onToggle }: RowKeys): void {
  const rows = rowsOf(frame);
  const { activeElement } = document;
  const marked = rows.find((row) => row.contains(activeElement));
  const isOnRow = marked !== undefined && marked === activeElement;
  const step = STEPS[event.key] ?? (isOnRow ? ARROWS[event.key] : undefined);
  if (step !== undefined) {
    const next = marked
      ? rows[rows.indexOf(marked) + step]
      : (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
    event.preventDefault();
    return next?.focus();
  }
  if (!marked || event.repeat) return;
  const act = { Enter: isOnRow ? onOpen : undefined, x: onToggle }[event.key];
  if (!act) return;
  event.preventDefault();
  act(Number(marked.dataset['rowKey']));
}
