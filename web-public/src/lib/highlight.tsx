import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';

type Highlight = {
  get: () => number | null;
  set: (id: number | null) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Store of the space hovered in the list or on the map. Separate, so that a hover re-renders two elements,
 * not the page.
 */
export function createHighlight(): Highlight {
  let current: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(id) {
      if (id === current) return;
      current = id;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const HighlightContext = createContext<Highlight>(createHighlight());

export const HighlightProvider = ({
  value,
  children,
}: {
  value: Highlight;
  children: ReactNode;
}): ReactNode => <HighlightContext value={value}>{children}</HighlightContext>;

export const useHighlight = (): Highlight => useContext(HighlightContext);

/** Whether any of these spaces is hovered. */
export function useHighlighted(...ids: readonly number[]): boolean {
  const highlight = useHighlight();
  return useSyncExternalStore(
    highlight.subscribe,
    () => ids.includes(highlight.get() ?? -1),
    () => false,
  );
}
