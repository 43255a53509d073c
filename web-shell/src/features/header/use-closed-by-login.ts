import { useEffect } from 'react';
import { SHELL_EVENTS, onShellEvent } from '@prostora/federation';

/** Closes a menu of the header when the login opens (SPEC §2). */
export const useCloseOnLogin = (close: () => void): void =>
  useEffect(() => onShellEvent(SHELL_EVENTS.login, close), [close]);
