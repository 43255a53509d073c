import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

export const CLOSE_DELAY_MS = 200;

/**
 * Behaviour of the account menu (SPEC §2): opens on mouse hover, touch or key press; closes 200 ms after the
 * pointer has left, or at once on Esc and on blur.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hovered = useRef(false);

  const cancelClose = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  const close = useCallback(() => {
    cancelClose();
    setOpen(false);
  }, [cancelClose]);
  useEffect(() => cancelClose, [cancelClose]);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      cancelClose();
      hovered.current = true;
      setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      hovered.current = false;
      cancelClose();
      timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    },
    onBlur: (event: FocusEvent) => {
      if (!hovered.current && !event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
  /** Toggles by the button; stays open while hovered. */
  const toggle = useCallback(() => setOpen((present) => hovered.current || !present), []);
  return { open, close, toggle, area };
}
