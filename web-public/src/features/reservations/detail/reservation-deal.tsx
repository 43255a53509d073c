import { useQuery } from '@tanstack/react-query';
import type { Reservation } from '@prostora/api-client';
import { buildDealUrl } from '@prostora/contracts/reservation-urls.ts';
import { Link } from '@prostora/nav';
import { dealStages } from '@prostora/strings/cs/deals.ts';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { dealQuery } from '../../../lib/deal-query.ts';

/** The deal of a reservation: its stage and who is next. For members who see prices. */
export function ReservationDeal({ reservation }: { reservation: Reservation }): ReactNode {
  const { deal_id: id, hidden } = reservation;
  const isShown = id !== null && !hidden.includes('price');
  const { data } = useQuery({ ...dealQuery(useApi(), id ?? 0), enabled: isShown });
  if (!isShown || !data) return null;
  const { number, stage, next } = data.deal;
  return (
    <p>
      <Link className="text-link" to={buildDealUrl(id)}>
        {hostDeal.numbered(number)}
      </Link>
      {' · '}
      {[dealStages[stage], ...(next ? [hostDeal.next(next)] : [])].join(' · ')}
    </p>
  );
}
