import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { CalendarExportAnswer } from '@prostora/api-client';
import type { CalendarDetail } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, TextField } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { Copy } from '../icons.ts';
import styles from './calendars.module.css';
import { DetailChoice } from './detail-choice.tsx';

const texts = reservations.feeds;

type ExportLinkProps = {
  label: string;
  calendar: CalendarExportAnswer;
  /** Query to invalidate after a change. */
  queryKey: QueryKey;
  make: (detail: CalendarDetail) => Promise<CalendarExportAnswer>;
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
function useExport({ queryKey, make, stop }: Omit<ExportLinkProps, 'label' | 'calendar'>) {
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
    create: (detail: CalendarDetail) => run(() => make(detail), texts.created),
    renew: (detail: CalendarDetail) => run(() => make(detail), texts.renewed),
    end: () => run(stop, texts.stopped),
  };
}

/** Secret URL of the reservations for external calendars: copied, renewed and revoked. */
export function ExportLink({
  label,
  calendar: { export_url: url, detail: present },
  ...rest
}: ExportLinkProps): ReactNode {
  const steps = useExport(rest);
  const [chosen, setChosen] = useState<CalendarDetail | null>(null);
  const detail = chosen ?? present ?? 'plan';
  const [openDialog, setOpenDialog] = useState<'renew' | 'stop' | null>(null);
  const create = useMutation({
    mutationFn: () => steps.create(detail),
    onSuccess: (failure) => {
      if (failure !== null) showToast(failure, 'error');
    },
  });
  const close = (): void => {
    setOpenDialog(null);
    setChosen(null);
  };
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
          <DetailChoice value={detail} onChange={setChosen} />
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
          {present && (
            <p className={styles['quiet']}>
              {texts.detail.present(texts.detail.names[present], texts.detail.contents[present])}
            </p>
          )}
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
          onYes={closeOnSuccess(() => steps.renew(detail))}
          onClose={close}
        >
          <DetailChoice value={detail} onChange={setChosen} />
        </ConfirmDialog>
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
