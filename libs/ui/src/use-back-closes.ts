import { useEffect, useRef } from 'react';
import { addDialogLayer } from './dialog-history.ts';

/**
 * Closes a dialog, sheet or drawer with the browser's Back, as on phones.
 *
 * @param open whether it is shown; false for dialogs in the URL or about a navigation
 * @param onClose closes the dialog
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
