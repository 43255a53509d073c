import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

/**
 * State of a menu button: Esc and a choice close the menu and return the focus; a press outside and Tab close
 * it.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const closeOnOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
    };
  }, [open]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    // Close the menu only, not a dialog around it.
    event.preventDefault();
    close();
  };
  return {
    root: { ref: root, onKeyDown },
    opener: { ref: opener, 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) },
    list: { id, hidden: !open },
    choose: (act: () => void): void => {
      close();
      act();
    },
  };
}
