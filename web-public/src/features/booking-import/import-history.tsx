import { listBookingImports, undoBookingImport, type BookingImport } from '@prostora/api-client';
import { bookingImport } from '@prostora/strings/cs/booking-import.ts';
import { formatDateTime } from '@prostora/strings/format.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useMayDecide } from '../../lib/use-rights.ts';
import styles from './booking-import.module.css';

const texts = bookingImport.history;

/** Former imports; one of the last day is undone as a whole. */
export function ImportHistory({ onUndone }: { onUndone: () => void }): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const mayDecide = useMayDecide();
  const [undoing, setUndoing] = useState<BookingImport | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['booking-imports'],
    queryFn: ({ signal }) => listBookingImports({ client: api, signal }),
  });
  const imports = data?.imports ?? [];
  if (imports.length === 0) return null;
  const undo = async (id: number): Promise<string | null> => {
    try {
      const { removed } = await undoBookingImport({ client: api, path: { id } });
      setMessage(texts.removed(removed));
      setUndoing(null);
      onUndone();
      await queries.invalidateQueries();
      return null;
    } catch (error) {
      return toErrorMessage(error);
    }
  };
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history">{texts.title}</h2>
      <p role="status">{message}</p>
      <ul className={styles['history']}>
        {imports.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{texts.reservations(one.reservations)}</strong>
              <span className={styles['details']}>
                {[formatDateTime(one.created_at), one.created_by, describeEnd(one)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {one.undo_until !== null && mayDecide && (
              <Button size="sm" onClick={() => setUndoing(one)}>
                {texts.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && (
        <ConfirmDialog
          title={texts.undoTitle}
          text={texts.undoText(undoing.reservations)}
          yes={texts.undoYes}
          no={texts.undoNo}
          danger
          onYes={() => undo(undoing.id)}
          onClose={() => setUndoing(null)}
        />
      )}
    </section>
  );
}

function describeEnd({ undone_at: undoneAt, undo_until: until, kept }: BookingImport): string {
  if (undoneAt !== null) return kept ? texts.kept(kept) : texts.undone;
  return until === null ? '' : texts.until(formatDateTime(until));
}
