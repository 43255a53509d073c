import { useEffect, useRef, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'prostora-console-shortcuts';
const DISABLED = 'off';
const listeners = new Set<() => void>();
/** Fallback for browsers that refuse storage; lasts as long as the page. */
let enabledInMemory = true;

/** Whether single-key shortcuts are enabled; users of voice control can turn them off (WCAG 2.1.4). */
function areShortcutsEnabled(): boolean {
  try {
    return enabledInMemory && window.localStorage.getItem(STORAGE_KEY) !== DISABLED;
  } catch {
    return enabledInMemory;
  }
}

function setShortcutsEnabled(isEnabled: boolean): void {
  enabledInMemory = isEnabled;
  try {
    if (isEnabled) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, DISABLED);
  } catch {
    // The in-memory value applies.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShortcutSetting(): {
  isEnabled: boolean;
  setShortcutsEnabled: (isEnabled: boolean) => void;
} {
  return { isEnabled: useSyncExternalStore(subscribe, areShortcutsEnabled, () => true), setShortcutsEnabled };
}

/** Elements that handle typed keys themselves. */
const TYPING_SELECTOR =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="listbox"], [role="grid"]';
/** Open dialogs and drawers disable shortcuts of the page behind them. */
const OVERLAY_SELECTOR = '.ant-modal-wrap, .ant-drawer-open';

const isVisible = (element: Element): boolean => (element as HTMLElement).style.display !== 'none';
const hasOpenOverlay = (): boolean => [...document.querySelectorAll(OVERLAY_SELECTOR)].some(isVisible);
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPING_SELECTOR) !== null;
const hasModifierKey = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/**
 * Whether a key event is a shortcut of the page: not typing, no dialog open. Letters require enabled
 * shortcuts.
 */
export const isPageShortcut = (event: KeyboardEvent): boolean =>
  (areShortcutsEnabled() || event.key.length > 1) &&
  !event.defaultPrevented &&
  !hasModifierKey(event) &&
  !isTyping(event) &&
  !hasOpenOverlay();

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
      if (event.key !== key || event.repeat || !isPageShortcut(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, isUsed]);
}
