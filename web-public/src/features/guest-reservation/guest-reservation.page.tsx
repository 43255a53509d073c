import {
  getGuestDeal,
  getGuestReservation,
  renewGuestLinkAsGuest,
  type Client,
  type GuestDeal,
  type GuestReservation,
} from '@prostora/api-client';
import { useNavigate } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { guestReservation as texts } from '@prostora/strings/cs/guest-reservation.ts';
import { Badge, EmptyState, Skeleton, type BadgeStyle } from '@prostora/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { GuestConversationSection } from '../../components/conversation/guest-conversation.tsx';
import { EmailConfirmation } from '../../components/email-confirmation/email-confirmation.tsx';
import { DealSection } from '../../components/guest-deal/deal-section.tsx';
import {
  PrivateLinkPage,
  PrivatePageFailure,
  PrivatePageSkeleton,
} from '../../components/private-link/private-link-page.tsx';
import { RevokeLink } from '../../components/revoke-link/revoke-link.tsx';
import { privateHandle, type PrivateLink } from '../../lib/private-link.ts';
import { usePrivatePage } from '../../lib/use-private-page.ts';
import { FreeSlotList } from './free-slot-list.tsx';
import styles from './guest-reservation.module.css';
import { ProposalSection } from './proposal-section.tsx';
import { ReservationActions } from './reservation-actions.tsx';
import { ReservationDetails } from './reservation-details.tsx';
import { ReservedSpace } from './reserved-space.tsx';
import { SeriesSection } from './series-section.tsx';
import { describeStage, type Stage } from './stage.ts';

export const handle = privateHandle(texts);

const BADGES: Readonly<Record<Stage, BadgeStyle>> = {
  pending: { tone: 'warn' },
  confirmed: { tone: 'info' },
  past: { tone: 'neutral' },
  cancelled: { tone: 'error', mark: 'dash' },
  expired: { tone: 'error', mark: 'dash' },
};

type Loaded = { reservation: GuestReservation; deal: GuestDeal | null };

async function load(client: Client, { id, token }: PrivateLink): Promise<Loaded> {
  const { reservation } = await getGuestReservation({ client, path: { id }, body: { token } });
  if (reservation.deal_id === null) return { reservation, deal: null };
  const path = { id: reservation.deal_id };
  return { reservation, deal: (await getGuestDeal({ client, path, body: { token } })).deal };
}

/** Heading with the state; focused after the guest's cancellation. */
function State({ reservation, deal, isReceipt }: Loaded & { isReceipt: boolean }): ReactNode {
  const { stage, tag, title, text } = describeStage(reservation, deal);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReceipt) heading.current?.focus();
  }, [isReceipt]);
  return (
    <header>
      <p className={styles['line']}>
        <Badge {...BADGES[stage]}>{tag}</Badge>
        <span className="muted small tabular">{texts.number(reservation.id)}</span>
      </p>
      <h1 className={styles['title']} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className={styles['text']}>{bindSpaces(isReceipt ? texts.cancel.done : text)}</p>
      {reservation.cancel_reason && stage === 'cancelled' && (
        <p className={styles['reason']}>{texts.reason(reservation.cancel_reason)}</p>
      )}
    </header>
  );
}

const LoadingSkeleton = (): ReactNode => (
  <PrivatePageSkeleton>
    <Skeleton className={styles['boneTitle']} />
    <Skeleton className={styles['boneText']} />
    <Skeleton className={styles['boneDetails']} />
  </PrivatePageSkeleton>
);

/** Takes the code of the mail's link out of the URL, which may be copied. */
function takeLinkedCode(): string {
  if (typeof window === 'undefined') return '';
  const { hash, pathname, search } = window.location;
  const [part, code] = /[#&]kod=(\d{6})$/u.exec(hash) ?? [];
  if (part !== undefined)
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${search}${hash.slice(0, -part.length)}`,
    );
  return code ?? '';
}

/**
 * Private page of a guest's reservation, loaded in the browser only: state, details, actions and the calendar
 * file.
 */
export function Component(): ReactNode {
  const [revokedToken, setRevokedToken] = useState<string | null>(null);
  return (
    <PrivateLinkPage className={styles['page']} loading={<LoadingSkeleton />}>
      {(link) =>
        link.token === revokedToken ? (
          <EmptyState announced="status" title={texts.newLink.done} reason={texts.newLink.doneText} />
        ) : (
          <Page key={link.token} link={link} onRevoked={() => setRevokedToken(link.token)} />
        )
      }
    </PrivateLinkPage>
  );
}

function Page({ link, onRevoked }: { link: PrivateLink; onRevoked: () => void }): ReactNode {
  const api = useApi();
  const navigate = useNavigate();
  const { id, token } = link;
  const [receipt, setReceipt] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const page = usePrivatePage(useCallback(() => load(api, { id, token }), [api, id, token]));
  const [linkedCode] = useState(() => takeLinkedCode());
  if (page.failure) return <PrivatePageFailure page={page} title={texts.failed.title} />;
  if (!page.data) return <LoadingSkeleton />;
  const { reservation, deal } = page.data;
  /** An agreed deal is cancelled as a whole, at the cost of its terms. */
  const isAgreed = deal?.allowed_actions.includes('cancel') === true;
  const show = (changed: GuestReservation): void => {
    page.show({ reservation: changed, deal });
    if (deal) page.reload();
  };
  const onChanged = (changed: GuestReservation, message: string): void => {
    setNotice(message);
    show(changed);
  };
  const onCancelled = (cancelled: GuestReservation): void => {
    setReceipt(true);
    setNotice(null);
    show(cancelled);
  };
  return (
    <div className={styles['columns']}>
      <div>
        <State
          reservation={reservation}
          deal={deal}
          isReceipt={receipt && reservation.status === 'cancelled'}
        />
        {reservation.awaits_proof && reservation.status === 'pending' && reservation.expires_at !== null && (
          <EmailConfirmation
            reservationId={id}
            token={token}
            heldUntil={reservation.expires_at}
            isSent={reservation.proof_sent}
            initialCode={linkedCode}
            onConfirmed={show}
            onCorrected={({ guestUrl }) => void navigate(guestUrl, { replace: true })}
            onStale={page.reload}
          />
        )}
        {notice && (
          <p className={styles['notice']} role="status">
            {notice}
          </p>
        )}
        {reservation.proposal && (
          <ProposalSection
            key={reservation.proposal.id}
            link={link}
            reservation={reservation}
            proposal={reservation.proposal}
            onDecided={onChanged}
            onStale={page.reload}
          />
        )}
        <ReservationActions
          link={link}
          reservation={reservation}
          deal={deal}
          onCancelled={onCancelled}
          onDealCancelled={() => {
            setReceipt(true);
            setNotice(null);
            page.reload();
          }}
          onChanged={onChanged}
          onStale={page.reload}
        />
        {deal && <DealSection deal={deal} isStepShown={reservation.status !== 'pending'} />}
        {reservation.series && (
          <SeriesSection
            link={link}
            reservation={reservation}
            series={reservation.series}
            canCancel={!isAgreed}
            onCancelled={onCancelled}
            onDateCancelled={(message) => {
              setNotice(message);
              page.reload();
            }}
            onStale={page.reload}
          />
        )}
        <ReservationDetails reservation={reservation} />
        <GuestConversationSection
          subject={{ type: 'reservation', id, token, conversationId: reservation.conversation_id }}
          canWrite={reservation.can_write}
        />
        {reservation.has_email && (
          <RevokeLink
            texts={texts.newLink}
            revoke={() => renewGuestLinkAsGuest({ client: api, path: { id }, body: { token } })}
            onRevoked={onRevoked}
          />
        )}
        {reservation.status === 'cancelled' && <FreeSlotList space={reservation.space} />}
      </div>
      <aside>
        <ReservedSpace space={reservation.space} />
      </aside>
    </div>
  );
}
