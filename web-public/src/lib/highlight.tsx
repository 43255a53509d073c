import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';

type Highlight = {
  get: () => number | null;
  set: (id: number | null) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Which space is pointed at, in the list or on the map. A store of its own, so that a hover redraws two things, not the page. */
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

/** Whether any of these spaces is pointed at. */
export function useHighlighted(...ids: readonly number[]): boolean {
  const highlight = useHighlight();
  return useSyncExternalStore(
    highlight.subscribe,
    () => ids.includes(highlight.get() ?? -1),
    () => false,
  );
}
