import { confirmReservations, type BulkConfirmationResult, type Reservation } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { invalidateReservations } from '../reservation-queries.ts';
import styles from './list.module.css';
import type { Selection } from './use-selection.ts';

const texts = reservations.list.selection;

type Failure = { id: number; name: string; message: string };

const toFailures = (results: readonly BulkConfirmationResult[], chosen: readonly Reservation[]): Failure[] =>
  results
    .filter(({ status }) => status === 'failed')
    .map(({ id, message }) => ({
      id,
      name: chosen.find((each) => each.id === id)?.customer_name ?? String(id),
      message: message ?? '',
    }));

/** Confirms the chosen requests at once; refused ones are listed with their reasons. */
export function BulkConfirmation({ selection }: { selection: Selection }): ReactNode {
  const { selectable, chosen, ids, toggleAll } = selection;
  const api = useApi();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const confirm = async (): Promise<string | null> => {
    try {
      const items = chosen.map(({ id, sequence }) => ({ id, sequence }));
      const { results } = await confirmReservations({ client: api, body: { items } });
      const failed = toFailures(results, chosen);
      setFailures(failed);
      setConfirming(false);
      const [confirmed, proposed] = (['confirmed', 'proposed'] as const).map(
        (wanted) => results.filter(({ status }) => status === wanted).length,
      ) as [number, number];
      if (confirmed > 0) showToast(texts.done(confirmed));
      if (proposed > 0) showToast(texts.proposed(proposed), 'info');
      return null;
    } catch (error) {
      return toErrorMessage(error);
    } finally {
      void invalidateReservations(client);
    }
  };
  return (
    <>
      {selectable.length > 1 && (
        <div className={styles['bulk']}>
          <label>
            <input
              type="checkbox"
              className={styles['select']}
              checked={ids.size === selectable.length}
              onChange={toggleAll}
            />
            {texts.all(selectable.length)}
          </label>
          <Button size="sm" variant="dark" disabled={ids.size === 0} onClick={() => setConfirming(true)}>
            {texts.confirm(ids.size)}
          </Button>
        </div>
      )}
      {failures.length > 0 && (
        <div role="alert" className={styles['failures']}>
          <p>{texts.failedTitle(failures.length)}</p>
          <ul>
            {failures.map(({ id, name, message }) => (
              <li key={id}>{texts.failed(name, message)}</li>
            ))}
          </ul>
        </div>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={texts.title(ids.size)}
          text={texts.text}
          yes={texts.yes}
          no={texts.no}
          onYes={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
