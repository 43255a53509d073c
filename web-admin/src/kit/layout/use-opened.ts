import { useCallback, useState } from 'react';

type Opened<Target> = {
  target: Target;
  isOpen: boolean;
  /** React key that changes with each opening, to reset the form. */ key: number;
};

/** Target of an open form: a record, or null for a new one; kept while the form closes. */
export function useOpened<Target>() {
  const [opened, setOpened] = useState<Opened<Target> | null>(null);
  const open = useCallback(
    (target: Target): void => setOpened((last) => ({ target, isOpen: true, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const close = useCallback((): void => setOpened((last) => last && { ...last, isOpen: false }), []);
  return { opened, open, close };
}
