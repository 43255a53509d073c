import { useCallback, useRef } from 'react';

/** Idempotency key of a call (PRODUCT §1): stable for the same body, new for a changed one. */
export function useCallKey(): (body: unknown) => string {
  const known = useRef({ body: '', key: '' });
  return useCallback((body) => {
    const asked = JSON.stringify(body);
    if (known.current.body !== asked) known.current = { body: asked, key: crypto.randomUUID() };
    return known.current.key;
  }, []);
}
