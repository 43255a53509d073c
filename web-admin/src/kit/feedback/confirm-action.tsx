import { Button, type ButtonProps } from 'antd';
import { Suspense, createContext, lazy, useCallback, useContext, useState, type ReactNode } from 'react';
import { NotConfirmed } from '../form/form-errors.ts';

export type Confirmation = {
  title: string;
  text: ReactNode;
  /** A warning shown above the buttons. */
  warning?: string | undefined;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** The dialog blocks a navigation: Back is then handled by the router. */
  leavesPage?: boolean | undefined;
  /** Requires a non-empty reason, which is shown to its recipient. */
  reason?: { hint: string } | undefined;
  /**
   * A rejected promise keeps a dialog with a reason open, so that the text is not lost. The caller reports
   * the error.
   */
  onConfirm: (reason: string) => Promise<unknown>;
  /** Called when the dialog closes without confirmation. */
  onCancel?: (() => void) | undefined;
};

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));
const Context = createContext<((confirmation: Confirmation) => void) | null>(null);

/** Hosts the single confirmation dialog; it outlives the row or drawer that opened it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<Confirmation | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((confirmation: Confirmation) => {
    setCurrent(confirmation);
    setOpen(true);
  }, []);
  return (
    <Context value={ask}>
      {children}
      {current && (
        <Suspense>
          <ConfirmDialog
            confirmation={current}
            open={open}
            onClose={() => setOpen(false)}
            onClosed={() => setCurrent(null)}
          />
        </Suspense>
      )}
    </Context>
  );
}

/** Opens the confirmation dialog: `confirm({ title, …, onConfirm })`. */
export function useConfirm(): (confirmation: Confirmation) => void {
  const ask = useContext(Context);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider');
  return ask;
}

/**
 * Submits a form after confirmation.
 * @throws NotConfirmed when the dialog is cancelled; the form keeps its values.
 */
export function useConfirmedSubmit() {
  const confirm = useConfirm();
  return <T,>(question: Omit<Confirmation, 'onConfirm' | 'onCancel'>, send: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      confirm({
        ...question,
        onConfirm: () => send().then(resolve, reject),
        onCancel: () => reject(new NotConfirmed()),
      });
    });
}

type ConfirmActionProps = Omit<ButtonProps, 'onClick'> & { confirmation: Confirmation };

/** A button whose action runs after confirmation. */
export function ConfirmAction({ confirmation, ...button }: ConfirmActionProps) {
  const confirm = useConfirm();
  return <Button {...button} onClick={() => confirm(confirmation)} />;
}
