import { useCallback, useEffect, useMemo, useState } from 'react';
import { SIGNALS, listenTo, openLogin } from '@prostora/federation';
import { urls } from '@prostora/contracts';
import { useRevalidator } from '@prostora/nav';
import { announceAccountChange } from '../session/account-channel.ts';

export type OpenDialog = { name: 'login' } | { name: 'lost-password'; email: string };

/**
 * The frame's dialogs: one at a time, so that opening one closes the other (SPEC §2), and none after the page has changed. Any
 * remote may ask for the login; the signal also closes the menus of the header.
 */
export function useDialogs(pathname: string) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => listenTo(SIGNALS.login, () => setOpen({ name: 'login' })), []);
  useEffect(() => setOpen(null), [pathname]);
  const close = useCallback(() => setOpen(null), []);
  const openLostPassword = useCallback((email: string) => setOpen({ name: 'lost-password', email }), []);
  return {
    /** The login page has the form already. */
    open: open?.name === 'login' && pathname === urls.login ? null : open,
    close,
    openLostPassword,
    openLogin,
    /** The visitor stays where they are; the page is read again with what they may see now. */
    signedIn: useCallback(() => {
      announceAccountChange();
      setOpen(null);
      void revalidate();
    }, [revalidate]),
    context: useMemo(() => ({ openLostPassword }), [openLostPassword]),
  };
}
