import { useEffect, useRef } from 'react';

/**
 * Closes a dialog, sheet or drawer with the browser's Back, as phones do. What does it is loaded with the first dialog.
 *
 * @param open whether it is shown; one that is part of the address or asks about a navigation passes false
 * @param onClose what its own closing button calls
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    let isClosed = false;
    let remove = (): void => undefined;
    void import('./dialog-history.ts')
      .then(({ addDialogLayer }) => {
        if (!isClosed) remove = addDialogLayer(() => close.current());
      })
      .catch(() => undefined);
    return () => {
      isClosed = true;
      remove();
    };
  }, [open]);
}
