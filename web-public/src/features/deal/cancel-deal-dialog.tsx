import {
  cancelDeal,
  previewDealCancellation,
  type CancellationPreview,
  type Deal,
} from '@prostora/api-client';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { formatCzk, formatTimeSlot } from '@prostora/strings/format.ts';
import { Button, CheckField, FormError, getSpaceTitle, Modal } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { findChangedPreview } from '../../lib/find-changed-preview.ts';
import { useDealStep } from './use-deal-step.ts';
import styles from './deal.module.css';
import { ReasonForm } from './reason-form.tsx';

const texts = hostDeal.cancellation;

/** What the owner returns for a cancellation. */
const PreviewAmounts = ({ preview }: { preview: CancellationPreview }): ReactNode => (
  <>
    <dl className={styles['sums']}>
      <dt>{texts.paid}</dt>
      <dd>{formatCzk(preview.paid)}</dd>
      <dt>{texts.refund}</dt>
      <dd>{formatCzk(preview.refund)}</dd>
      {preview.deposit_back > 0 && (
        <>
          <dt>{texts.depositBack}</dt>
          <dd>{formatCzk(preview.deposit_back)}</dd>
        </>
      )}
    </dl>
    <p className="muted">{texts.valid(preview.valid_until)}</p>
  </>
);

/** Preview of the chosen reservations; the present one after a refusal. */
function useCancellation({ id }: Deal, chosen: readonly number[]) {
  const api = useApi();
  const client = useQueryClient();
  const run = useDealStep(id);
  const queryKey = ['deal-cancellation', id, chosen];
  const body = { reservation_ids: [...chosen] };
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => previewDealCancellation({ client: api, path: { id }, body, signal }),
    enabled: chosen.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const preview = query.data?.preview ?? null;
  const cancel = async (reason: string): Promise<void> => {
    if (!preview) return;
    const { preview_hash, computed_at } = preview;
    try {
      const input = { ...body, preview_hash, computed_at, reason };
      await run(cancelDeal({ client: api, path: { id }, body: input }), texts.done);
    } catch (error) {
      const changed = findChangedPreview(error);
      if (changed) client.setQueryData(queryKey, { preview: changed });
      throw error;
    }
  };
  return { preview, error: query.error, cancel };
}

/** Cancels reservations of a deal for a reason, with what the owner returns. */
export function CancelDealDialog({
  deal,
  reservationId,
  onClose,
}: {
  deal: Deal;
  /** The one chosen at first; null: all. */
  reservationId: number | null;
  onClose: () => void;
}): ReactNode {
  const [now] = useState(() => Date.now());
  const open = deal.reservations.filter(
    ({ status, start_datetime: start }) => status !== 'cancelled' && Date.parse(start) > now,
  );
  const [chosen, setChosen] = useState(() => {
    const ids = open.map(({ id }) => id);
    return reservationId !== null && ids.includes(reservationId) ? [reservationId] : ids;
  });
  const { preview, error, cancel } = useCancellation(deal, chosen);
  return (
    <Modal open onClose={onClose} title={texts.dialog(chosen.length)} size="small">
      <div className={styles['form']}>
        <p>{texts.text}</p>
        {open.length > 1 && (
          <fieldset className={styles['choices']}>
            <legend>{texts.which}</legend>
            {open.map(({ id, space, start_datetime: start, end_datetime: end }) => (
              <CheckField
                key={id}
                label={`${getSpaceTitle(space)}, ${formatTimeSlot(start, end)}`}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))}
          </fieldset>
        )}
        <FormError>{error && toErrorMessage(error)}</FormError>
        <div aria-live="polite">
          {chosen.length === 0 && <p>{texts.chooseOne}</p>}
          {chosen.length > 0 && !preview && !error && <p className="muted">{texts.loading}</p>}
          {preview && <PreviewAmounts preview={preview} />}
        </div>
        <ReasonForm
          label={texts.reason}
          yes={texts.yes}
          variant="danger"
          isDisabled={!preview}
          onSubmit={cancel}
          onDone={onClose}
        >
          <Button variant="ghost" onClick={onClose}>
            {texts.no}
          </Button>
        </ReasonForm>
      </div>
    </Modal>
  );
}
