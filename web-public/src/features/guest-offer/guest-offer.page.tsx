import { getGuestDeal, type DealOffer, type GuestDeal } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { dealStages } from '@prostora/strings/cs/deals.ts';
import { guestDeal } from '@prostora/strings/cs/guest-deal.ts';
import { Badge, Button, type BadgeStyle } from '@prostora/ui';
import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import { CancellationTerms, DealSection } from '../../components/guest-deal/deal-section.tsx';
import { describeDealStep, describeNextStep } from '../../components/guest-deal/deal-step.ts';
import {
  PrivateLinkPage,
  PrivatePageFailure,
  PrivatePageSkeleton,
} from '../../components/private-link/private-link-page.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { privateHandle, type PrivateLink } from '../../lib/private-link.ts';
import { usePrivatePage } from '../../lib/use-private-page.ts';
import styles from './guest-offer.module.css';
import { OfferAnswer } from './offer-answer.tsx';
import { OfferDetails, PlannedPayments } from './offer-details.tsx';

const texts = guestDeal.offer;

export const handle = privateHandle(texts);

const CancelDealDialog = lazy(async () => ({
  default: (await import('../../components/guest-deal/cancel-deal-dialog.tsx')).CancelDealDialog,
}));

const TONES: Partial<Record<GuestDeal['stage'], BadgeStyle['tone']>> = {
  offered: 'warn',
  option: 'warn',
  confirmed: 'ok',
};

type Heading = { title: string; text: string | null };

/** Title and text of an offer, or of the deal it has become. */
function describe(deal: GuestDeal): Heading {
  const { stage, offer } = deal;
  if (offer?.state !== 'accepted' && stage === 'lost') {
    const { declined, withdrawn, ended, text } = texts.over;
    const titles: Partial<Record<DealOffer['state'], string>> = { declined, withdrawn };
    return { title: (offer && titles[offer.state]) ?? ended, text };
  }
  if (stage === 'lost') return guestDeal.expired;
  return describeDealStep(deal) ?? { title: texts.titles[stage], text: describeNextStep(deal) };
}

function Head({ deal }: { deal: GuestDeal }): ReactNode {
  const { title, text } = describe(deal);
  return (
    <header>
      <p className={styles['line']}>
        <Badge tone={TONES[deal.stage] ?? 'neutral'}>{dealStages[deal.stage]}</Badge>
        <span className="muted small tabular">{guestDeal.number(deal.number)}</span>
      </p>
      <h1 className={styles['title']}>{bindSpaces(title)}</h1>
      {text !== null && (
        <p className={styles['text']} role="status">
          {bindSpaces(text)}
        </p>
      )}
    </header>
  );
}

type PartProps = { link: PrivateLink; deal: GuestDeal; onChanged: (deal: GuestDeal) => void };

/** Payments and cancellation of an accepted offer. */
function AcceptedOffer({ link, deal, onChanged }: PartProps): ReactNode {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <>
      <DealSection deal={deal} isStepShown={false} />
      {deal.allowed_actions.includes('cancel') && (
        <div className={styles['actions']}>
          <Button variant="danger" onClick={() => setCancelling(true)}>
            {guestDeal.cancel.open}
          </Button>
        </div>
      )}
      {isCancelling && (
        <Suspense fallback={null}>
          <CancelDealDialog
            link={link}
            onCancelled={(cancelled) => {
              setCancelling(false);
              onChanged(cancelled);
            }}
            onClose={() => setCancelling(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Page of an offer by the link of its mail, loaded in the browser only. */
export function Component(): ReactNode {
  return <PrivateLinkPage>{(link) => <Page key={link.token} link={link} />}</PrivateLinkPage>;
}

function Page({ link }: { link: PrivateLink }): ReactNode {
  const api = useApi();
  const { id, token } = link;
  const page = usePrivatePage(
    useCallback(
      async () => (await getGuestDeal({ client: api, path: { id }, body: { token } })).deal,
      [api, id, token],
    ),
  );
  if (page.failure) return <PrivatePageFailure page={page} title={texts.failed} />;
  const deal = page.data;
  if (!deal) return <PrivatePageSkeleton />;
  const { offer } = deal;
  const canAccept = deal.allowed_actions.includes('accept');
  return (
    <>
      <Head deal={deal} />
      {offer && <OfferDetails offer={offer} spaces={deal.offer_spaces} />}
      {offer && canAccept && (
        <>
          <PlannedPayments instalments={deal.planned_instalments} />
          <CancellationTerms deal={deal} />
        </>
      )}
      {offer && (
        <OfferAnswer link={link} deal={deal} offer={offer} onChanged={page.show} onStale={page.reload} />
      )}
      {offer?.state === 'accepted' && <AcceptedOffer link={link} deal={deal} onChanged={page.show} />}
    </>
  );
}
