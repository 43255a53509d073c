import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { Copy } from '../icons.ts';
import styles from './calendars.module.css';

const texts = reservations.feeds;

/** A change of a secret URL. Resolves to null on success, otherwise to a message. */
type Step = () => Promise<string | null>;

/** Runs a change of a secret URL, invalidates its query and reports it. */
export function useUrlStep(queryKey: QueryKey): (call: Promise<unknown>, done: string) => ReturnType<Step> {
  const client = useQueryClient();
  return async (call, done) => {
    try {
      await call;
      await client.invalidateQueries({ queryKey });
      showToast(done);
      return null;
    } catch (error) {
      return toErrorMessage(error);
    }
  };
}

/** Copies a URL; without the permission a toast asks to copy it by hand. */
async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(texts.copied);
  } catch {
    showToast(texts.copyFailed, 'error');
  }
}

/** A secret URL: copied, renewed and revoked after a confirmation. */
export function SecretUrl({
  label,
  url,
  note,
  firstAction,
  renewLabel = texts.renew,
  renewChoice,
  onRenew,
  onStop,
  onClose,
}: {
  label: string;
  url: string;
  note: ReactNode;
  firstAction?: ReactNode;
  renewLabel?: string;
  /** What is chosen with a new URL. */
  renewChoice?: ReactNode;
  onRenew: Step;
  onStop: Step;
  onClose?: () => void;
}): ReactNode {
  const [openDialog, setOpenDialog] = useState<'renew' | 'stop' | null>(null);
  const close = (): void => {
    setOpenDialog(null);
    onClose?.();
  };
  const closeOnSuccess = (step: Step): Step => {
    return async () => {
      const failure = await step();
      if (failure === null) close();
      return failure;
    };
  };
  return (
    <>
      <TextField
        label={label}
        value={url}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      {note}
      <div className={styles['actions']}>
        {firstAction}
        <Button variant={firstAction === undefined ? 'dark' : 'secondary'} onClick={() => void copy(url)}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
        <Button onClick={() => setOpenDialog('renew')}>{renewLabel}</Button>
        <Button variant="danger" onClick={() => setOpenDialog('stop')}>
          {texts.stop}
        </Button>
      </div>
      {openDialog === 'renew' && (
        <ConfirmDialog
          title={texts.renewTitle}
          text={texts.renewText}
          yes={texts.renewYes}
          no={texts.keep}
          onYes={closeOnSuccess(onRenew)}
          onClose={close}
        >
          {renewChoice}
        </ConfirmDialog>
      )}
      {openDialog === 'stop' && (
        <ConfirmDialog
          danger
          title={texts.stopTitle}
          text={texts.stopText}
          yes={texts.stopYes}
          no={texts.keep}
          onYes={closeOnSuccess(onStop)}
          onClose={close}
        />
      )}
    </>
  );
}
