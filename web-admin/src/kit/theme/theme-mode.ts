import { useCallback, useSyncExternalStore } from 'react';
import { useMedia } from '@prostora/ui/use-media.ts';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof THEME_MODES)[number];

const STORAGE_KEY = 'prostora-console-theme';
const listeners = new Set<() => void>();

/** Fallback for browsers that refuse storage; lasts as long as the page. */
let modeInMemory: ThemeMode | null = null;

function readMode(): ThemeMode {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return THEME_MODES.find((mode) => mode === stored) ?? modeInMemory ?? 'system';
  } catch {
    return modeInMemory ?? 'system';
  }
}

function writeMode(mode: ThemeMode): void {
  modeInMemory = mode;
  try {
    window.localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // The in-memory value applies.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Theme mode stored in the browser, synchronized between tabs, and the resulting appearance. */
export function useThemeMode(): { mode: ThemeMode; dark: boolean; setMode: (mode: ThemeMode) => void } {
  const mode = useSyncExternalStore(subscribe, readMode, () => 'system' as const);
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  return {
    mode,
    dark: mode === 'dark' || (mode === 'system' && systemDark),
    setMode: useCallback(writeMode, []),
  };
}
