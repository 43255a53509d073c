import { useLocation } from '@prostora/nav';
import { useEffect, useState } from 'react';

/**
 * Token of an e-mailed link, from the URL fragment, which is not sent to servers. Undefined until mounted, so
 * that the first render equals the server's; null without a token.
 */
export function useFragmentToken(): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(hash.slice(1)).get('token') || null), [hash]);
  return token;
}
