import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Roving tabindex of a toolbar: one tab stop; arrows, Home and End move inside it; the last control is
 * remembered.
 */
export function useRovingFocus(count: number) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>): void => {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
    const at = controls.indexOf(event.target as HTMLElement);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: controls.length - 1 }[event.key];
    if (target === undefined || at < 0) return;
    event.preventDefault();
    controls[(target + controls.length) % controls.length]?.focus();
  }, []);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>): void => {
    setCurrent(
      [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')].indexOf(event.target),
    );
  }, []);
  const active = current >= 0 && current < count ? current : 0;
  return {
    toolbar: { onKeyDown, onFocus },
    tabIndex: (index: number): 0 | -1 => (index === active ? 0 : -1),
  };
}
