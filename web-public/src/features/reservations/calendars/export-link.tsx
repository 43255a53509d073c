import { useMutation, type QueryKey } from '@tanstack/react-query';
import type { CalendarExportAnswer } from '@prostora/api-client';
import type { CalendarDetail } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import styles from './calendars.module.css';
import { useIsImpersonating } from '../../../lib/use-rights.ts';
import { DetailChoice } from './detail-choice.tsx';
import { SecretUrl, useUrlStep } from './secret-url.tsx';

const texts = reservations.feeds;

type ExportLinkProps = {
  label: string;
  calendar: CalendarExportAnswer;
  /** Query to invalidate after a change. */
  queryKey: QueryKey;
  make: (detail: CalendarDetail) => Promise<CalendarExportAnswer>;
  stop: () => Promise<CalendarExportAnswer>;
};

/** Secret URL of the reservations for external calendars. */
export function ExportLink({
  label,
  calendar: { export_url: url, detail: present },
  queryKey,
  make,
  stop,
}: ExportLinkProps): ReactNode {
  const run = useUrlStep(queryKey);
  const [chosen, setChosen] = useState<CalendarDetail | null>(null);
  const detail = chosen ?? present ?? 'plan';
  const create = useMutation({
    mutationFn: () => run(make(detail), texts.created),
    onSuccess: (failure) => {
      if (failure !== null) showToast(failure, 'error');
    },
  });
  const isImpersonating = useIsImpersonating();
  const choice = <DetailChoice value={detail} onChange={setChosen} />;
  return (
    <div className={styles['export']}>
      {isImpersonating && (
        <>
          <p className={styles['label']}>{label}</p>
          <p className={styles['quiet']}>{impersonationLimits.secret}</p>
        </>
      )}
      {!isImpersonating && url === null && (
        <>
          <p className={styles['label']}>{label}</p>
          <p className={styles['quiet']}>{texts.exportOff}</p>
          {choice}
          <div className={styles['actions']}>
            <Button sending={create.isPending} onClick={() => create.mutate()}>
              {texts.create}
            </Button>
          </div>
        </>
      )}
      {!isImpersonating && url !== null && (
        <SecretUrl
          label={label}
          url={url}
          note={
            present && (
              <p className={styles['quiet']}>
                {texts.detail.present(texts.detail.names[present], texts.detail.contents[present])}
              </p>
            )
          }
          renewChoice={choice}
          onRenew={() => run(make(detail), texts.renewed)}
          onStop={() => run(stop(), texts.stopped)}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
