import { useEffect, useRef, type RefObject } from 'react';

const FORM_ATTRIBUTE = 'data-saves';
const isSave = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'Enter' || key.toLowerCase() === 's');

/** The form with the focus, otherwise the topmost one. */
function findTargetForm(): Element | undefined {
  const own = document.activeElement?.closest(`[${FORM_ATTRIBUTE}]`);
  return own ?? [...document.querySelectorAll(`[${FORM_ATTRIBUTE}]`)].at(-1);
}

/** Ctrl Enter and Ctrl S (⌘ on a Mac) save the form. */
export function useSaveKeys(save: () => void): { frame: RefObject<HTMLDivElement | null>; keys: string } {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    frame.current?.setAttribute(FORM_ATTRIBUTE, '');
    const listen = (event: KeyboardEvent): void => {
      if (!isSave(event) || event.defaultPrevented || findTargetForm() !== frame.current) return;
      // Also for a repeated key, to prevent the browser's „save page“.
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { frame, keys: 'Control+S Control+Enter' };
}
