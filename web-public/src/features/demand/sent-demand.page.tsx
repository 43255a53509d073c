import { getGuestInquiry, type GuestInquiry, type GuestInquiryRecipient } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useLoaderData } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { sentDemand as texts } from '@prostora/strings/cs/demand.ts';
import { Badge, Button, ButtonLink, Skeleton } from '@prostora/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { PrivatePageFailure, PrivatePageSkeleton } from '../../components/private-link/private-link-page.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { privateHandle, type PrivateLink } from '../../lib/private-link.ts';
import { usePrivatePage } from '../../lib/use-private-page.ts';
import { DemandDetails } from './demand-details.tsx';
import { OfferComparison, listComparedOffers } from './offer-comparison.tsx';
import { RecipientCard } from './recipient-card.tsx';
import styles from './sent-demand.module.css';
import { SentMessage } from './sent-message.tsx';
import { SlotTaken, type SlotAlternatives } from './slot-taken.tsx';
import { useSteps } from './use-steps.tsx';

export const handle = privateHandle(texts);

/** Order of recipients: chosen, offers, unanswered, refusals. */
const ORDER: Readonly<Record<GuestInquiryRecipient['state'], number>> = {
  chosen: 0,
  offered: 1,
  seen: 2,
  sent: 2,
  passed: 3,
  declined: 4,
};
const sortByState = (recipients: readonly GuestInquiryRecipient[]): GuestInquiryRecipient[] =>
  recipients.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]);

/** Description of the next step. */
function NextStep({ inquiry }: { inquiry: GuestInquiry }): ReactNode {
  if (inquiry.closed_reason) {
    return (
      <div className={styles['next']}>
        <p>{texts.closed[inquiry.closed_reason]}</p>
        {inquiry.closed_reason !== 'chosen' && (
          <p>
            <ButtonLink to={urls.demand}>{texts.again}</ButtonLink>
          </p>
        )}
      </div>
    );
  }
  if (inquiry.recipients.length === 0)
    return (
      <div className={styles['next']}>
        <h2 className={styles['heading']}>{texts.noMatchesTitle}</h2>
        <p>{texts.noMatchesText}</p>
      </div>
    );
  const waits = inquiry.recipients.every(({ state }) => state === 'sent' || state === 'seen');
  return waits ? (
    <div className={styles['next']}>
      <h2 className={styles['heading']}>{texts.waitingTitle}</h2>
      <p>{texts.waiting}</p>
    </div>
  ) : null;
}

type SentProps = {
  link: PrivateLink;
  inquiry: GuestInquiry;
  onChanged: (inquiry: GuestInquiry) => void;
  onStale: () => void;
};

function Sent({ link, inquiry, onChanged, onStale }: SentProps): ReactNode {
  const [completedSteps, setCompletedSteps] = useState(0);
  const [free, setFree] = useState<SlotAlternatives | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The button of a completed step is gone: move the focus to the title.
  useEffect(() => {
    if (completedSteps > 0) title.current?.focus();
  }, [completedSteps]);
  const steps = useSteps({
    link,
    onStale,
    onTaken: setFree,
    onChanged: (changed) => {
      setCompletedSteps(completedSteps + 1);
      setFree(null);
      onChanged(changed);
    },
  });
  const isOpen = inquiry.state === 'open' && inquiry.closed_reason === null;
  const isUndecided = isOpen && inquiry.recipients.every(({ state }) => state !== 'chosen');
  const offers = listComparedOffers(inquiry.recipients);
  return (
    <>
      <header>
        <p className={styles['line']}>
          <Badge tone={isOpen ? 'info' : 'neutral'}>{inquiry.state_label}</Badge>
          <span className="muted small tabular">{texts.number(inquiry.id)}</span>
        </p>
        <h1 className={styles['title']} tabIndex={-1} ref={title}>
          {bindSpaces(texts.title(inquiry.purpose))}
        </h1>
      </header>
      <div className={styles['columns']}>
        <div>
          {free && <SlotTaken free={free} />}
          <NextStep inquiry={inquiry} />
          {offers.length > 1 && (
            <OfferComparison
              inquiry={inquiry}
              offers={offers}
              canChoose={isUndecided}
              onChoose={steps.askChoice}
            />
          )}
          {inquiry.recipients.length > 0 && (
            <section aria-label={texts.asked}>
              <h2 className={styles['heading']}>{texts.asked}</h2>
              <ul className={styles['recipients']}>
                {sortByState(inquiry.recipients).map((recipient) => (
                  <RecipientCard
                    key={recipient.id}
                    recipient={recipient}
                    token={link.token}
                    canChoose={isUndecided}
                    onChoose={() => steps.askChoice(recipient)}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside>
          <DemandDetails inquiry={inquiry} />
          {isUndecided && (
            <Button className={styles['close']} onClick={steps.askClose}>
              {texts.close.open}
            </Button>
          )}
        </aside>
      </div>
      {steps.dialog}
    </>
  );
}

const LoadingSkeleton = (): ReactNode => (
  <PrivatePageSkeleton>
    <Skeleton className={styles['boneTitle']} />
    <Skeleton className={styles['boneCard']} />
    <Skeleton className={styles['boneCard']} />
  </PrivatePageSkeleton>
);

/** Private page of a demand, loaded in the browser only: its state, the offers and the choice among them. */
export function Component(): ReactNode {
  const link = useLoaderData<PrivateLink>();
  const api = useApi();
  const { id, token } = link;
  const page = usePrivatePage(
    useCallback(
      async () => (await getGuestInquiry({ client: api, path: { id }, body: { token } })).inquiry,
      [api, id, token],
    ),
  );
  const failed = page.failure ? <PrivatePageFailure page={page} title={texts.failed.title} /> : null;
  return (
    <div className={`page-width ${styles['page']}`}>
      {failed ??
        (page.data ? (
          page.data.kind === 'contact' ? (
            <SentMessage link={link} inquiry={page.data} />
          ) : (
            <Sent link={link} inquiry={page.data} onChanged={page.show} onStale={page.reload} />
          )
        ) : (
          <LoadingSkeleton />
        ))}
    </div>
  );
}
