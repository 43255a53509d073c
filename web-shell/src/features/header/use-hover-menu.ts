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
 * Opening rules of the account menu (SPEC §2): a mouse opens it by hovering, a finger or a key by pressing; it closes 200 ms
 * after the pointer left, at once with Esc or when the focus moves on.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hovered = useRef(false);

  const stay = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  }, []);
  const close = useCallback(() => {
    stay();
    setOpen(false);
  }, [stay]);
  useEffect(() => stay, [stay]);

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      stay();
      hovered.current = true;
      setOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      hovered.current = false;
      stay();
      timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    },
    onBlur: (event: FocusEvent) => {
      if (!hovered.current && !event.currentTarget.contains(event.relatedTarget)) close();
    },
  };
  /** A press on the button: under the mouse the menu is open already and stays. */
  const toggle = useCallback(() => setOpen((present) => hovered.current || !present), []);
  return { open, close, toggle, area };
}
