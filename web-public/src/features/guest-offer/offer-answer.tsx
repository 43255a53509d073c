import {
  ApiError,
  acceptGuestOffer,
  declineGuestOffer,
  sendGuestOfferCode,
  type DealOffer,
  type GuestDeal,
} from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { guestDeal } from '@prostora/strings/cs/guest-deal.ts';
import { Button, FormError } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ReasonDialog, type ConfirmAction } from '../../components/dialogs/dialogs.tsx';
import { CodeForm } from '../../components/guest-deal/code-form.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import styles from './guest-offer.module.css';

const texts = guestDeal.offer;

/** Conflicts that the page explains itself; the offer is loaded again. */
const CONFLICTS: Readonly<Record<string, string>> = {
  OFFER_CHANGED: texts.changed,
  OFFER_OVER: texts.over.ended,
  SLOT_TAKEN: texts.taken,
};

type Props = {
  link: PrivateLink;
  deal: GuestDeal;
  offer: DealOffer;
  onChanged: (deal: GuestDeal) => void;
  onStale: () => void;
};

/** Accepting the offer by a mailed code, or declining it. */
export function OfferAnswer({ link, deal, offer, onChanged, onStale }: Props): ReactNode {
  const api = useApi();
  const { id, token } = link;
  const [conflict, setConflict] = useState<string | null>(null);
  const [isDeclining, setDeclining] = useState(false);
  const showConflict = (error: unknown): boolean => {
    const text = error instanceof ApiError ? CONFLICTS[error.errorCode] : undefined;
    if (text === undefined) return false;
    setConflict(text);
    onStale();
    return true;
  };
  const decline: ConfirmAction = async (reason) => {
    try {
      const { deal: declined } = await declineGuestOffer({
        client: api,
        path: { id },
        body: { token, reason },
      });
      setDeclining(false);
      onChanged(declined);
      return null;
    } catch (error) {
      if (!showConflict(error)) return toErrorMessage(error, texts.decline.failed);
      setDeclining(false);
      return null;
    }
  };
  return (
    <>
      <FormError className={styles['conflict']}>{conflict && bindSpaces(conflict)}</FormError>
      {deal.allowed_actions.includes('accept') && (
        <div className={styles['answer']}>
          <CodeForm
            key={offer.no}
            sendLabel={texts.accept}
            why={bindSpaces(texts.acceptWhy)}
            submitLabel={texts.acceptYes(offer.total)}
            variant="primary"
            failed={texts.acceptFailed}
            send={() => sendGuestOfferCode({ client: api, path: { id }, body: { token, no: offer.no } })}
            submit={async (code) => {
              const body = { token, no: offer.no, code };
              const answer = await acceptGuestOffer({ client: api, path: { id }, body });
              setConflict(null);
              onChanged(answer.deal);
            }}
            onFailure={showConflict}
          />
          <div>
            <Button variant="ghost" onClick={() => setDeclining(true)}>
              {texts.decline.open}
            </Button>
          </div>
        </div>
      )}
      {isDeclining && (
        <ReasonDialog {...texts.decline} optional onYes={decline} onClose={() => setDeclining(false)} />
      )}
    </>
  );
}
