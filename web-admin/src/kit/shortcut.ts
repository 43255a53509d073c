import { useEffect, useRef, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'prostora-console-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();
/** Private windows may refuse storage; the choice then lives as long as the page. */
let remembered = true;

/** Whether single keys do anything; who speaks to the computer or hits keys by accident turns them off (WCAG 2.1.4). */
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
    // Kept in `remembered`.
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

/** Where keys are letters, or belong to an open list or menu. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="listbox"], [role="grid"]';
/** Dialogs and drawers keep the page behind them still. */
const COVER = '.ant-modal-wrap, .ant-drawer-open';

const isShown = (element: Element): boolean => (element as HTMLElement).style.display !== 'none';
const isCovered = (): boolean => [...document.querySelectorAll(COVER)].some(isShown);
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Whether a key pressed now is meant for the page: nobody is typing and no dialog lies over it. Letters only while they are turned on. */
export const isForPage = (event: KeyboardEvent): boolean =>
  (areOn() || event.key.length > 1) &&
  !event.defaultPrevented &&
  !isHeld(event) &&
  !isTyping(event) &&
  !isCovered();

/** A single key that works anywhere on the page; nothing while somebody types. */
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
