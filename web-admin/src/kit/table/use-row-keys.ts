import { useEffect, useRef, type RefObject } from 'react';
import { isPageShortcut } from '../shortcuts/shortcut.ts';

const ROW = 'tr[data-row-key]';
const LETTER_STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const ARROW_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

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
      if (element && isPageShortcut(event)) handleKey(element, event, latest.current);
    };
    const keepTabStop = ({ target }: FocusEvent): void => {
      const focusedRow = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      if (element && focusedRow)
        listRows(element).forEach((row) => {
          row.tabIndex = row === focusedRow ? 0 : -1;
        });
    };
    window.addEventListener('keydown', listen);
    element?.addEventListener('focusin', keepTabStop);
    return () => {
      window.removeEventListener('keydown', listen);
      element?.removeEventListener('focusin', keepTabStop);
    };
  }, [frame]);
}

const listRows = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>(ROW)];

function handleKey(frame: HTMLElement, event: KeyboardEvent, { onOpen, onToggle }: RowKeys): void {
  const rows = listRows(frame);
  const { activeElement } = document;
  const focusedRow = rows.find((row) => row.contains(activeElement));
  const isOnRow = focusedRow !== undefined && focusedRow === activeElement;
  const step = LETTER_STEPS[event.key] ?? (isOnRow ? ARROW_STEPS[event.key] : undefined);
  if (step !== undefined) {
    const next = focusedRow
      ? rows[rows.indexOf(focusedRow) + step]
      : (rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
    event.preventDefault();
    return next?.focus();
  }
  if (!focusedRow || event.repeat) return;
  const action = { Enter: isOnRow ? onOpen : undefined, x: onToggle }[event.key];
  if (!action) return;
  event.preventDefault();
  action(Number(focusedRow.dataset['rowKey']));
}
