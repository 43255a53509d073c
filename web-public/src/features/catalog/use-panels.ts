import { media } from '@prostora/tokens';
import { useCallback, useEffect, useState } from 'react';
import { openerId, type PanelName } from './filter-names.ts';

export type Anchor = 'bar' | 'row' | 'sheet';
export type OpenPanel = { name: PanelName | 'all'; anchor: Anchor } | null;
export type Panels = {
  open: OpenPanel;
  isOpen: (name: PanelName, anchor: Anchor) => boolean;
  /** Toggles a panel beside its button; on small screens opens the sheet. */
  toggle: (name: PanelName, anchor: 'bar' | 'row') => void;
  show: (panel: OpenPanel) => void;
  close: () => void;
};

/** Closes the open panel on Esc, also while its code loads, and focuses its button. */
function useEscape(open: OpenPanel, close: () => void): void {
  useEffect(() => {
    if (!open || open.anchor === 'sheet') return undefined;
    const { name, anchor } = open;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      if (name !== 'search' && name !== 'all')
        document.getElementById(openerId(name, anchor))?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
}

/** State of the panels; only one is open at a time (SPEC §2). */
export function usePanels(): Panels {
  const [open, show] = useState<OpenPanel>(null);
  const isOpen = (name: PanelName, anchor: Anchor): boolean => open?.name === name && open.anchor === anchor;
  const toggle = (name: PanelName, anchor: 'bar' | 'row'): void => {
    if (window.matchMedia(media.compact).matches) show({ name, anchor: 'sheet' });
    else show(isOpen(name, anchor) ? null : { name, anchor });
  };
  const close = useCallback(() => show(null), []);
  useEscape(open, close);
  return { open, isOpen, toggle, show, close };
}
