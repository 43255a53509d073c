import { useEffect, useRef, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'prostora-console-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Fallback for browsers that refuse storage; lasts as long as the page. */
let remembered = true;

/** Whether single-key shortcuts are enabled; users of voice control can turn them off (WCAG 2.1.4). */
function areOn(): boolean {
  try {
    return remembered && window.localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return remembered;
  }
}

function turn(on: boolean): void {
  remembered = on;
  try {
    if (on) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // The in-memory value applies.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShortcutSetting(): { on: boolean; turn: (on: boolean) => void } {
  return { on: useSyncExternalStore(subscribe, areOn, () => true), turn };
}

/** Elements that handle typed keys themselves. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="listbox"], [role="grid"]';
/** Open dialogs and drawers disable shortcuts of the page behind them. */
const COVER = '.ant-modal-wrap, .ant-drawer-open';

const isShown = (element: Element): boolean => (element as HTMLElement).style.display !== 'none';
const isCovered = (): boolean => [...document.querySelectorAll(COVER)].some(isShown);
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/**
 * Whether a key event is a shortcut of the page: not typing, no dialog open. Letters require enabled
 * shortcuts.
 */
export const isForPage = (event: KeyboardEvent): boolean =>
  (areOn() || event.key.length > 1) &&
  !event.defaultPrevented &&
  !isHeld(event) &&
  !isTyping(event) &&
  !isCovered();

/** Registers a single-key shortcut of the page; ignored while typing. */
export function useShortcut(key: string, run: (() => void) | undefined): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const isUsed = run !== undefined;
  useEffect(() => {
    if (!isUsed) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== key || event.repeat || !isForPage(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, isUsed]);
}
