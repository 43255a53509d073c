import { useEffect } from 'react';
import { SIGNALS, listenTo } from '@prostora/federation';

/** Opening the login closes every menu of the header (SPEC §2), whoever asked for it. */
export const useClosedByLogin = (close: () => void): void =>
  useEffect(() => listenTo(SIGNALS.login, close), [close]);
