import { withdrawDealOffer, type Deal } from '@prostora/api-client';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { Badge, Button, type BadgeStyle } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/dialogs/dialogs.tsx';
import { Section } from '../../components/section/section.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useMayDecide } from '../../lib/use-rights.ts';
import { useDealStep } from './use-deal-step.ts';
import styles from './deal.module.css';

const texts = hostDeal.offer;
type Offer = Deal['offers'][number];
const BADGES: Readonly<Record<Offer['state'], BadgeStyle>> = {
  sent: { tone: 'warn', mark: 'ring' },
  accepted: { tone: 'ok' },
  declined: { tone: 'neutral', mark: 'dash' },
  withdrawn: { tone: 'neutral', mark: 'dash' },
  superseded: { tone: 'neutral', mark: 'dash' },
};

const describeOffer = ({ state, sent_at, valid_until, holds, deposit }: Offer): string =>
  [
    texts.sentAt(sent_at),
    ...(state === 'sent' && valid_until ? [texts.validUntil(valid_until)] : []),
    ...(state === 'sent' ? [holds ? texts.holds : texts.holdsNot] : []),
    ...(deposit > 0 ? [texts.withDeposit(deposit)] : []),
  ].join(' · ');

/** Versions of the offer, newest first, and the end of the one that is sent. */
export function DealOffers({ deal }: { deal: Deal }): ReactNode {
  const { id, offers, stage } = deal;
  const api = useApi();
  const run = useDealStep(id);
  const mayDecide = useMayDecide();
  const [isWithdrawing, setWithdrawing] = useState(false);
  if (offers.length === 0) return null;
  const withdraw = (): Promise<string | null> =>
    run(withdrawDealOffer({ client: api, path: { id } }), texts.withdrawn).then(() => {
      setWithdrawing(false);
      return null;
    }, toErrorMessage);
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className={styles['rows']}>
        {offers
          .toSorted((one, other) => other.no - one.no)
          .map((offer) => (
            <li key={offer.no} className={styles['row']}>
              <div className={styles['main']}>
                <b>{texts.version(offer.no)}</b>
                <p>{describeOffer(offer)}</p>
                {offer.message && <p className={styles['written']}>{offer.message}</p>}
                {offer.note && <p className={styles['written']}>{offer.note}</p>}
              </div>
              <div className={styles['amount']}>
                <b>{formatCzk(offer.total)}</b>
                <Badge {...BADGES[offer.state]}>{texts.states[offer.state]}</Badge>
              </div>
            </li>
          ))}
      </ul>
      {mayDecide && stage === 'offered' && (
        <div className={styles['actions']}>
          <Button onClick={() => setWithdrawing(true)}>{texts.withdraw}</Button>
        </div>
      )}
      {isWithdrawing && (
        <ConfirmDialog
          danger
          title={texts.withdrawTitle}
          text={texts.withdrawText}
          yes={texts.withdraw}
          no={texts.keep}
          onYes={withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Section>
  );
}
