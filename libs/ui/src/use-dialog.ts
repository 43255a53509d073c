import { useEffect, useRef, type RefObject } from 'react';
import { useBackCloses } from './use-back-closes.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [tabindex]:not([tabindex="-1"])';

const STACK = Symbol.for('prostora.dialogs');

/**
 * Open dialogs of the document, topmost last; only the topmost handles Esc and traps focus. Shared by host
 * and remotes.
 */
const openDialogs = (): HTMLElement[] => ((window as { [STACK]?: HTMLElement[] })[STACK] ??= []);

const listFocusable = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[hidden], [inert]'),
  );

/**
 * Makes the content behind a dialog inert; elements already inert are left alone.
 *
 * @returns restores the content
 */
function hideBackground(overlay: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (element) =>
      element !== overlay &&
      !element.contains(overlay) &&
      !element.hasAttribute('inert') &&
      !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName) &&
      !element.hasAttribute('data-stays-live'),
  );
  others.forEach((element) => element.setAttribute('inert', ''));
  return () => others.forEach((element) => element.removeAttribute('inert'));
}

/** Locks page scrolling; the scrollbar width stays reserved (base.css) to avoid layout shift. */
function lockPageScroll(): void {
  const page = document.documentElement;
  if (page.hasAttribute('data-dialog-open')) return;
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
  page.setAttribute('data-dialog-open', '');
}

function trapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const items = listFocusable(dialog);
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return event.preventDefault();
  const edge = event.shiftKey ? first : last;
  if (document.activeElement === edge || !dialog.contains(document.activeElement)) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

/**
 * Behaviour of modals: moves the focus in, traps it and returns it; Esc closes the topmost; the page behind
 * is inert
 * and does not scroll. The element needs `role="dialog"` and `tabIndex={-1}`; `[data-autofocus]` gets the
 * first focus.
 *
 * @param open whether the dialog is shown
 * @param onClose closes the dialog
 * @param backCloses false for dialogs in the URL or about a navigation
 * @returns ref of the dialog element
 */
export function useDialog(
  open: boolean,
  onClose: () => void,
  backCloses = true,
): RefObject<HTMLDivElement | null> {
  useBackCloses(open && backCloses, onClose);
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const overlay = dialog.closest<HTMLElement>('[data-overlay]') ?? dialog;
    const previousFocus = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const showBackground = hideBackground(overlay);
    const stack = openDialogs();
    stack.push(dialog);
    lockPageScroll();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (stack.at(-1) !== dialog) return;
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        close.current();
      }
      if (event.key === 'Tab') trapFocus(dialog, event);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      stack.splice(stack.indexOf(dialog), 1);
      if (stack.length === 0) document.documentElement.removeAttribute('data-dialog-open');
      showBackground();
      previousFocus?.focus({ preventScroll: true });
    };
  }, [open]);
  return ref;
}
