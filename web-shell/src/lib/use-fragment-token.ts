import { useLocation } from '@prostora/nav';
import { useEffect, useState } from 'react';

/**
 * The token of an e-mailed link. It stands in the fragment, which reaches no server and no log: undefined until the page is alive,
 * so that its first rendering is that of the server; null when there is none.
 */
export function useFragmentToken(): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(hash.slice(1)).get('token') || null), [hash]);
  return token;
}
