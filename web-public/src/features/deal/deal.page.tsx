import { ApiError, type Deal, type DealStage } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { Link, useLocation } from '@prostora/nav';
import { dealStages } from '@prostora/strings/cs/deals.ts';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { formatCzk, formatTimeSlot } from '@prostora/strings/format.ts';
import { Badge, Breadcrumbs, getSpaceTitle, type BadgeStyle } from '@prostora/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NoRight } from '../../components/no-right.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { Section } from '../../components/section/section.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { dealQuery } from '../../lib/deal-query.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { useIsImpersonating } from '../../lib/use-rights.ts';
import { DealEnding } from './deal-ending.tsx';
import { DealGates } from './deal-gates.tsx';
import { DealMoney } from './deal-money.tsx';
import { DealOffers } from './deal-offers.tsx';
import styles from './deal.module.css';

export const handle = portalHandle(hostDeal.title);

const STAGES: Readonly<Record<DealStage, BadgeStyle>> = {
  requested: { tone: 'warn', mark: 'ring' },
  offered: { tone: 'info', mark: 'ring' },
  option: { tone: 'warn', mark: 'ring' },
  confirmed: { tone: 'ok' },
  settling: { tone: 'info' },
  closed: { tone: 'neutral' },
  cancelled: { tone: 'neutral', mark: 'dash' },
  lost: { tone: 'neutral', mark: 'dash' },
};

function describeNext({ next, closed_reason: reason }: Deal): string {
  if (reason !== null) return hostDeal.closedReason(reason);
  return next ? hostDeal.next(next) : hostDeal.nothing;
}

const DealReservations = ({ deal: { reservations } }: { deal: Deal }): ReactNode => (
  <Section title={hostDeal.reservations.title} lead={hostDeal.reservations.lead}>
    {reservations.length === 0 ? (
      <p className="muted">{hostDeal.reservations.none}</p>
    ) : (
      <ul className={styles['rows']}>
        {reservations.map(({ id, space, status, price, start_datetime: start, end_datetime: end }) => (
          <li key={id} className={styles['row']}>
            <div className={styles['main']}>
              <Link className="text-link" to={buildOwnerReservationUrl(id)}>
                {getSpaceTitle(space)}
              </Link>
              <p>{formatTimeSlot(start, end)}</p>
            </div>
            <div className={styles['amount']}>
              <b>{formatCzk(price)}</b>
              <span className="muted">{hostDeal.reservations.states[status]}</span>
            </div>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const DealTenant = ({ deal: { tenant } }: { deal: Deal }): ReactNode => {
  const texts = hostDeal.tenant;
  return (
    <Section title={texts.title} lead={texts.lead}>
      {tenant === null ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <div className={styles['main']}>
          <b>{tenant.name}</b>
          <p>{tenant.address}</p>
          <p>
            {[
              tenant.ico && texts.ico(tenant.ico),
              tenant.dic && texts.dic(tenant.dic),
              tenant.represented_by && texts.representedBy(tenant.represented_by),
              tenant.order_number && texts.order(tenant.order_number),
              tenant.email,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      )}
    </Section>
  );
};

/** A deal of the owner: who is next, its reservations, money and end. */
export function Component(): ReactNode {
  const id = Number(useLocation().pathname.split('/').at(-1));
  const { data, error, refetch } = useQuery(dealQuery(useApi(), id));
  const isImpersonating = useIsImpersonating();
  if (!data && error instanceof ApiError && error.status === 403) return <NoRight />;
  if (!data && error)
    return <PageFailed heading={hostDeal.title} error={error} onRetry={() => void refetch()} />;
  if (!data) return <PortalSkeleton />;
  const deal = isImpersonating ? { ...data.deal, allowed_actions: [] } : data.deal;
  return (
    <>
      <Breadcrumbs
        items={[
          { name: hostDeal.reservations.title, url: urls.reservations },
          { name: hostDeal.numbered(deal.number), url: null },
        ]}
      />
      <header className={styles['head']}>
        <h1>{hostDeal.numbered(deal.number)}</h1>
        <Badge {...STAGES[deal.stage]}>{dealStages[deal.stage]}</Badge>
        {deal.title && <p className={styles['title']}>{deal.title}</p>}
        <p>{describeNext(deal)}</p>
      </header>
      <DealReservations deal={deal} />
      <DealMoney deal={deal} />
      <DealGates deal={deal} />
      <DealOffers deal={deal} />
      <DealTenant deal={deal} />
      <DealEnding deal={deal} />
    </>
  );
}
