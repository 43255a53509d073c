import { useCallback, useEffect, useMemo, useState } from 'react';
import { SHELL_EVENTS, onShellEvent, openLogin } from '@prostora/federation';
import { urls } from '@prostora/contracts';
import { useRevalidator } from '@prostora/nav';
import { announceAccountChange } from '../session/account-channel.ts';

export type OpenDialog = { name: 'login' } | { name: 'lost-password'; email: string };

/**
 * State of the layout's dialogs: one at a time (SPEC §2), closed on navigation. Remotes open the login by a
 * signal, which also closes the header's menus.
 */
export function useDialogs(pathname: string) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => onShellEvent(SHELL_EVENTS.login, () => setOpen({ name: 'login' })), []);
  useEffect(() => setOpen(null), [pathname]);
  const close = useCallback(() => setOpen(null), []);
  const openLostPassword = useCallback((email: string) => setOpen({ name: 'lost-password', email }), []);
  return {
    /** No dialog on the login page, which contains the form. */
    open: open?.name === 'login' && pathname === urls.login ? null : open,
    close,
    openLostPassword,
    openLogin,
    /** Stays on the page and revalidates it for the signed-in user. */
    signedIn: useCallback(() => {
      announceAccountChange();
      setOpen(null);
      void revalidate();
    }, [revalidate]),
    context: useMemo(() => ({ openLostPassword }), [openLostPassword]),
  };
}
