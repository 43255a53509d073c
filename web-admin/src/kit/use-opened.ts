import { useCallback, useState } from 'react';

type Opened<What> = {
  what: What;
  isOpen: boolean;
  /** Another one with every opening: it starts anew. */ key: number;
};

/** What a form is opened for, say a record or null for a new one; it is kept while the form closes. */
export function useOpened<What>() {
  const [opened, setOpened] = useState<Opened<What> | null>(null);
  const open = useCallback(
    (what: What): void => setOpened((last) => ({ what, isOpen: true, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const close = useCallback((): void => setOpened((last) => last && { ...last, isOpen: false }), []);
  return { opened, open, close };
}
