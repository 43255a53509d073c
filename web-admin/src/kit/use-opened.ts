import { useCallback, useState } from 'react';

type Opened<What> = {
  what: What;
  isOpen: boolean;
  /** React key that changes with each opening, to reset the form. */ key: number;
};

/** Target of an open form: a record, or null for a new one; kept while the form closes. */
export function useOpened<What>() {
  const [opened, setOpened] = useState<Opened<What> | null>(null);
  const open = useCallback(
    (what: What): void => setOpened((last) => ({ what, isOpen: true, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const close = useCallback((): void => setOpened((last) => last && { ...last, isOpen: false }), []);
  return { opened, open, close };
}
