import { Button, type ButtonProps } from 'antd';
import { Suspense, createContext, lazy, useCallback, useContext, useState, type ReactNode } from 'react';
import { NotConfirmed } from './form-errors.ts';

export type Confirmation = {
  title: string;
  text: ReactNode;
  /** Something the operator should know before going on. */
  warning?: string | undefined;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** It asks about leaving the page: Back belongs to the router then. */
  leavesPage?: boolean | undefined;
  /** Asks for a reason that somebody will read; it must not be empty. */
  reason?: { hint: string } | undefined;
  /** A rejected promise keeps a dialog with a reason open, so that nothing typed is lost. The caller tells what went wrong. */
  onConfirm: (reason: string) => Promise<unknown>;
  /** The dialog was closed without a yes. */
  onCancel?: (() => void) | undefined;
};

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));
const Context = createContext<((confirmation: Confirmation) => void) | null>(null);

/** Hosts the one confirming dialog, above whatever row or drawer asked for it and may vanish meanwhile. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Confirmation | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((confirmation: Confirmation) => {
    setAsked(confirmation);
    setOpen(true);
  }, []);
  return (
    <Context value={ask}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog
            confirmation={asked}
            open={open}
            onClose={() => setOpen(false)}
            onClosed={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Context>
  );
}

/** Asks before something that others will notice: `confirm({ title, …, onConfirm })`. */
export function useConfirm(): (confirmation: Confirmation) => void {
  const ask = useContext(Context);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider');
  return ask;
}

/**
 * Sends a form only after a yes.
 * @throws NotConfirmed without one: the form stays as it is.
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

/** A button that does its work only after the dialog was confirmed. */
export function ConfirmAction({ confirmation, ...button }: ConfirmActionProps) {
  const confirm = useConfirm();
  return <Button {...button} onClick={() => confirm(confirmation)} />;
}
