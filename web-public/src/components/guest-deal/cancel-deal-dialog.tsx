import {
  cancelGuestDeal,
  previewGuestDealCancellation,
  sendGuestDealCode,
  type CancellationPreview,
  type GuestDeal,
} from '@prostora/api-client';
import { DEALS } from '@prostora/contracts';
import { bindSpaces, formatCzk } from '@prostora/strings';
import { guestDeal } from '@prostora/strings/cs/guest-deal.ts';
import { Button, FormError, Modal, TextArea } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { findChangedPreview } from '../../lib/find-changed-preview.ts';
import type { PrivateLink } from '../../lib/private-link.ts';
import { CodeForm } from './code-form.tsx';
import styles from './guest-deal.module.css';

const texts = guestDeal.cancel;

type Props = {
  /** Id of the deal. */
  link: PrivateLink;
  onCancelled: (deal: GuestDeal) => void;
  onClose: () => void;
};

function Costs({ preview }: { preview: CancellationPreview }): ReactNode {
  const { fee, lines, next_change: later, deposit_back: deposit } = preview;
  const balance = texts.balance(preview);
  return (
    <>
      {lines.length > 1 && <p>{texts.all(lines.length)}</p>}
      <p>
        {[
          ...(balance === null ? [] : [balance]),
          ...(deposit > 0 ? [texts.deposit(deposit)] : []),
          ...(later ? [texts.later(later.at, later.fee)] : []),
        ].join(' ')}
      </p>
      {fee > 0 && (
        <ul className={styles['payments']}>
          {lines.map((line) => (
            <li key={line.reservation_id} className={styles['payment']}>
              <p className={styles['amount']}>
                <span>{bindSpaces(line.text)}</span>
                <b>{formatCzk(line.fee)}</b>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What cancelling the deal costs, and its confirmation: by a mailed code where it costs something. */
export function CancelDealDialog({ link, onCancelled, onClose }: Props): ReactNode {
  const api = useApi();
  const { id, token } = link;
  const [preview, setPreview] = useState<CancellationPreview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    previewGuestDealCancellation({ client: api, path: { id }, body: { token } }).then(
      (answer) => setPreview(answer.preview),
      (error: unknown) => setFailure(toErrorMessage(error, texts.failed)),
    );
  }, [api, id, token]);
  if (!preview)
    return (
      <Modal open onClose={onClose} title={texts.open} size="small">
        <FormError>{failure}</FormError>
        {failure === null && <p role="status">{texts.loading}</p>}
      </Modal>
    );
  const cancel = async (code: string | null): Promise<void> => {
    const { preview_hash, computed_at } = preview;
    const body = { token, preview_hash, computed_at, reason: reason.trim(), code };
    onCancelled((await cancelGuestDeal({ client: api, path: { id }, body })).deal);
  };
  const showChanged = (error: unknown): boolean => {
    const changed = findChangedPreview(error);
    if (!changed) return false;
    setPreview(changed);
    setFailure(toErrorMessage(error, texts.failed));
    return true;
  };
  const cancelFree = async (): Promise<void> => {
    setSending(true);
    try {
      await cancel(null);
    } catch (error) {
      if (!showChanged(error)) setFailure(toErrorMessage(error, texts.failed));
    }
    setSending(false);
  };
  return (
    <Modal open onClose={onClose} title={texts.title(preview.fee)} size="small">
      <div className={styles['form']}>
        <FormError>{failure}</FormError>
        <Costs preview={preview} />
        <TextArea
          label={texts.reason}
          optional
          rows={3}
          value={reason}
          maxLength={DEALS.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {preview.needs_code ? (
          <CodeForm
            key={preview.preview_hash}
            submitLabel={texts.yes(preview.fee)}
            variant="danger"
            failed={texts.failed}
            send={() =>
              sendGuestDealCode({
                client: api,
                path: { id },
                body: { token, preview_hash: preview.preview_hash },
              })
            }
            submit={cancel}
            onFailure={showChanged}
          />
        ) : (
          <div className={styles['actions']}>
            <Button variant="danger" sending={isSending} onClick={() => void cancelFree()}>
              {texts.yes(preview.fee)}
            </Button>
          </div>
        )}
        <div className={styles['actions']}>
          <Button variant="ghost" onClick={onClose}>
            {texts.no}
          </Button>
        </div>
        <p className="muted small">{texts.validUntil(preview.valid_until)}</p>
      </div>
    </Modal>
  );
}
