import type { GuestInquiryRecipient } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { sentDemand as texts } from '@prostora/strings/cs/demand.ts';
import {
  Badge,
  Button,
  Picture,
  classNames,
  formatSpacePlace,
  getSpaceTitle,
  type BadgeStyle,
} from '@prostora/ui';
import type { ReactNode } from 'react';
import { FoldedGuestConversation } from '../../components/conversation/guest-conversation.tsx';
import { OfferView, isExpired } from './offer-view.tsx';
import { ReservationNote } from './reservation-note.tsx';
import styles from './sent-demand.module.css';

const BADGES: Readonly<Record<GuestInquiryRecipient['state'], BadgeStyle>> = {
  sent: { tone: 'warn' },
  seen: { tone: 'warn' },
  offered: { tone: 'info' },
  chosen: { tone: 'ok' },
  declined: { tone: 'error', mark: 'dash' },
  passed: { tone: 'neutral' },
};

type Props = {
  recipient: GuestInquiryRecipient;
  /** Of the link to the page. */
  token: string;
  canChoose: boolean;
  onChoose: () => void;
};

/** A space addressed by the demand, with its state and offer. */
export function RecipientCard({ recipient, token, canChoose, onChoose }: Props): ReactNode {
  const { space, state, state_label, offer, decline_reason } = recipient;
  const title = getSpaceTitle(space);
  return (
    <li className={classNames(styles['recipient'], state === 'chosen' && styles['chosenCard'])}>
      <div className={styles['photo']}>
        <Picture image={space.image} sizes="(max-width: 600px) calc(100vw - 72px), 180px" alt="" />
      </div>
      <div className={styles['about']}>
        <Badge {...BADGES[state]}>{state_label}</Badge>
        <h3 className={styles['name']}>
          <Link className={styles['link']} to={urls.space(space.url)}>
            {bindSpaces(title)}
          </Link>
        </h3>
        <p className="muted">{formatSpacePlace(space)}</p>
        {offer && <OfferView offer={offer} requestedSpaceId={space.id} contact={recipient.contact} />}
        <ReservationNote recipient={recipient} />
        {state === 'declined' && decline_reason && (
          <p className={styles['written']}>{texts.declineReason(decline_reason)}</p>
        )}
        {canChoose && state === 'offered' && offer && !isExpired(offer) && (
          <Button
            variant="dark"
            className={styles['choose']}
            aria-label={texts.choose.openFor(title)}
            onClick={onChoose}
          >
            {texts.choose.open}
          </Button>
        )}
        <FoldedGuestConversation
          subject={{ type: 'inquiry', id: recipient.id, token, conversationId: recipient.conversation_id }}
          canWrite={recipient.can_write}
        />
      </div>
    </li>
  );
}
