import { media } from '@prostora/tokens';
import { useCallback, useEffect, useState } from 'react';
import { openerId, type PanelName } from './filter-names.ts';

/** `all` is the sheet of the whole filter; on small screens every filter opens it. */
export type OpenPanel = { name: PanelName | 'all'; isSheet: boolean } | null;
export type Panels = {
  open: OpenPanel;
  /** Whether a panel is open beside its button. */
  isOpen: (name: PanelName) => boolean;
  /** Toggles a panel beside its button; on small screens opens the sheet. */
  toggle: (name: PanelName) => void;
  show: (name: PanelName | 'all') => void;
  close: () => void;
};

/** Closes the open panel on Esc, also while its code loads, and focuses its button. */
function useEscape(open: OpenPanel, close: () => void): void {
  useEffect(() => {
    if (!open || open.isSheet) return undefined;
    const { name } = open;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      if (name !== 'search' && name !== 'all')
        document.getElementById(openerId(name))?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
}

/** State of the panels; only one is open at a time (SPEC §2). */
export function usePanels(): Panels {
  const [open, setOpen] = useState<OpenPanel>(null);
  const isOpen = (name: PanelName): boolean => open?.name === name && !open.isSheet;
  const show = (name: PanelName | 'all'): void => setOpen({ name, isSheet: name === 'all' });
  const toggle = (name: PanelName): void => {
    if (window.matchMedia(media.compact).matches) setOpen({ name, isSheet: true });
    else setOpen(isOpen(name) ? null : { name, isSheet: false });
  };
  const close = useCallback(() => setOpen(null), []);
  useEscape(open, close);
  return { open, isOpen, toggle, show, close };
}
