import { renewGuestLinkAsGuest } from '@prostora/api-client';
import { guestReservation } from '@prostora/strings/cs/guest-reservation.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmAction } from '../../components/dialogs/dialogs.tsx';
import { useApi } from '../../lib/api-context.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';

const texts = guestReservation.newLink;

/** Revokes the link of the page; a new one is mailed. */
export function NewLink({ link, onRevoked }: { link: PrivateLink; onRevoked: () => void }): ReactNode {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const renew: ConfirmAction = async () => {
    try {
      await renewGuestLinkAsGuest({ client: api, path: { id: link.id }, body: { token: link.token } });
      onRevoked();
      return null;
    } catch (error) {
      return toErrorMessage(error);
    }
  };
  return (
    <>
      <p className="muted small">
        {texts.hint}{' '}
        <Button size="sm" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      </p>
      {isAsking && <ConfirmDialog {...texts.dialog} onYes={renew} onClose={() => setAsking(false)} />}
    </>
  );
}
