import { useCallback, useRef } from 'react';

/** Key of a repeatable call (PRODUCT §1): the same for the same body, so that a press repeated after a lost answer does nothing twice; a mended form is another call. */
export function useCallKey(): (body: unknown) => string {
  const known = useRef({ body: '', key: '' });
  return useCallback((body) => {
    const asked = JSON.stringify(body);
    if (known.current.body !== asked) known.current = { body: asked, key: crypto.randomUUID() };
    return known.current.key;
  }, []);
}
