import { useEffect } from 'react';
import { SIGNALS, listenTo } from '@prostora/federation';

/** Closes a menu of the header when the login opens (SPEC §2). */
export const useClosedByLogin = (close: () => void): void =>
  useEffect(() => listenTo(SIGNALS.login, close), [close]);
