import { useCallback, useRef } from 'react';

/** Idempotency key of a call (PRODUCT §1): stable for the same body, new for a changed one. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return useCallback((body) => {
    const serialized = JSON.stringify(body);
    if (last.current.body !== serialized) last.current = { body: serialized, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
