import { media } from '@prostora/tokens';
import { useCallback, useEffect, useState } from 'react';
import { openerId } from './filter-names.ts';

export type PanelName = 'search' | 'location' | 'purpose' | 'dates' | 'attributes';
export type Anchor = 'bar' | 'row' | 'sheet';
export type OpenPanel = { name: PanelName | 'all'; anchor: Anchor } | null;
export type Panels = {
  open: OpenPanel;
  isOpen: (name: PanelName, anchor: Anchor) => boolean;
  /** Opens a panel beside its button, or in the sheet where there is no room beside it. */
  toggle: (name: PanelName, anchor: 'bar' | 'row') => void;
  show: (panel: OpenPanel) => void;
  close: () => void;
};

/** Esc closes the open panel wherever the focus is, also before the panel's code arrived; its button gets the focus. */
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

/** Only one panel is open at once (SPEC §2): there is one variable for all of them. */
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
