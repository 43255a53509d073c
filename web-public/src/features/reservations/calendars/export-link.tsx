import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { CalendarExportAnswer } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { Copy } from '../icons.ts';
import styles from './calendars.module.css';

const texts = reservations.feeds;

type ExportLinkProps = {
  label: string;
  url: string | null;
  /** Query to invalidate after a change. */
  queryKey: QueryKey;
  make: () => Promise<CalendarExportAnswer>;
  stop: () => Promise<CalendarExportAnswer>;
};

/** Copies a URL; without the permission a toast asks to copy it by hand. */
async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(texts.copied);
  } catch {
    showToast(texts.copyFailed, 'error');
  }
}

/** Actions of the secret URL; each resolves to null on success, otherwise to a message. */
function useExport({ queryKey, make, stop }: Omit<ExportLinkProps, 'label' | 'url'>) {
  const client = useQueryClient();
  const run = async (call: () => Promise<CalendarExportAnswer>, message: string): Promise<string | null> => {
    try {
      await call();
      await client.invalidateQueries({ queryKey });
      showToast(message);
      return null;
    } catch (error) {
      return toErrorMessage(error);
    }
  };
  return {
    create: () => run(make, texts.created),
    renew: () => run(make, texts.renewed),
    end: () => run(stop, texts.stopped),
  };
}

/** Secret URL of the reservations for external calendars: copied, renewed and revoked. */
export function ExportLink({ label, url, ...rest }: ExportLinkProps): ReactNode {
  const steps = useExport(rest);
  const [openDialog, setOpenDialog] = useState<'renew' | 'stop' | null>(null);
  const create = useMutation({
    mutationFn: steps.create,
    onSuccess: (failure) => {
      if (failure !== null) showToast(failure, 'error');
    },
  });
  const close = (): void => setOpenDialog(null);
  const closeOnSuccess = (step: () => Promise<string | null>) => async (): Promise<string | null> => {
    const failure = await step();
    if (failure === null) close();
    return failure;
  };
  return (
    <div className={styles['export']}>
      {url === null ? (
        <>
          <p className={styles['label']}>{label}</p>
          <p className={styles['quiet']}>{texts.exportOff}</p>
          <div className={styles['actions']}>
            <Button sending={create.isPending} onClick={() => create.mutate()}>
              {texts.create}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextField
            label={label}
            value={url}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles['actions']}>
            <Button variant="dark" onClick={() => void copy(url)}>
              <Copy aria-hidden />
              {texts.copy}
            </Button>
            <Button onClick={() => setOpenDialog('renew')}>{texts.renew}</Button>
            <Button variant="danger" onClick={() => setOpenDialog('stop')}>
              {texts.stop}
            </Button>
          </div>
        </>
      )}
      {openDialog === 'renew' && (
        <ConfirmDialog
          title={texts.renewTitle}
          text={texts.renewText}
          yes={texts.renewYes}
          no={texts.keep}
          onYes={closeOnSuccess(steps.renew)}
          onClose={close}
        />
      )}
      {openDialog === 'stop' && (
        <ConfirmDialog
          danger
          title={texts.stopTitle}
          text={texts.stopText}
          yes={texts.stopYes}
          no={texts.keep}
          onYes={closeOnSuccess(steps.end)}
          onClose={close}
        />
      )}
    </div>
  );
}
