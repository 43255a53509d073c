import { useEffect, useRef } from 'react';
import { addDialogLayer } from './dialog-history.ts';

/**
 * Closes a dialog, sheet or drawer with the browser's Back, as phones do.
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
    return addDialogLayer(() => close.current());
  }, [open]);
}
