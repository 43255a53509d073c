import { useNavigate } from '@prostora/nav';
import { useEffect, useRef } from 'react';
import { useNewBooking } from './new-booking.ts';
import { usePortalPages } from './use-portal-pages.ts';

/** Time between G and the key of a page. */
const SEQUENCE_MS = 1500;

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="grid"] *'));

/** Keys of the portal: „/“ focuses the search, N opens a new booking, G and a letter open a page. */
export function useShortcuts(focusSearch: () => void): void {
  const navigate = useNavigate();
  const openNewBooking = useNewBooking();
  const pages = usePortalPages();
  const leaderAt = useRef(0);
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      '/': focusSearch,
      ...(openNewBooking && { n: openNewBooking }),
      g: () => (leaderAt.current = Date.now()),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (document.documentElement.hasAttribute('data-dialog-open')) return;
      const key = event.key.toLowerCase();
      const isAfterLeader = Date.now() - leaderAt.current < SEQUENCE_MS;
      leaderAt.current = 0;
      const page = isAfterLeader ? pages.find((one) => one.key === key) : undefined;
      const act = page ? () => void navigate(page.to) : actions[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [focusSearch, navigate, openNewBooking, pages]);
}
