export const DEAL_STAGES = [
  'requested',
  'offered',
  'option',
  'confirmed',
  'settling',
  'closed',
  'cancelled',
  'lost',
] as const;
export type DealStage = (typeof DEAL_STAGES)[number];

export const DEAL_GATES = ['signature', 'payment'] as const;
export type DealGate = (typeof DEAL_GATES)[number];

/** What a deal is judged by. */
export type DealState = {
  readonly closedAt: Date | null;
  readonly hostAgreedAt: Date | null;
  readonly offers: readonly {
    readonly state: 'sent' | 'accepted' | 'declined' | 'withdrawn' | 'superseded';
    readonly validUntil: Date;
  }[];
  readonly reservations: readonly {
    readonly status: 'pending' | 'confirmed' | 'cancelled';
    readonly startsAt: Date;
    readonly endsAt: Date;
    /** Of a pending one: until when it holds its time. */
    readonly expiresAt: Date | null;
    readonly wasConfirmed: boolean;
  }[];
  /** Gates neither open nor waived. */
  readonly shutGates: readonly DealGate[];
  /** A deposit, metered items or a balance are open. */
  readonly isUnsettled: boolean;
};
export type DealStep = {
  readonly who: 'guest' | 'host';
  readonly action: 'approve' | 'accept' | 'sign' | 'pay' | 'confirm' | 'settle';
  readonly until: Date | null;
};

type DealReservation = DealState['reservations'][number];

/** A pending reservation ends by itself, before anything writes it. */
const isPending = ({ status, expiresAt, startsAt }: DealReservation, now: Date): boolean =>
  status === 'pending' && startsAt > now && (expiresAt === null || expiresAt > now);

const findSentOffer = ({ offers }: DealState, now: Date): DealState['offers'][number] | undefined =>
  offers.find(({ state, validUntil }) => state === 'sent' && validUntil > now);

const hasGuestAgreed = ({ offers }: DealState): boolean => offers.some(({ state }) => state === 'accepted');

/** Stage of a deal: the first that holds. No column stores it. */
export function findDealStage(deal: DealState, now: Date): DealStage {
  const { reservations, isUnsettled } = deal;
  if (deal.closedAt !== null) return 'closed';
  const confirmed = reservations.filter(({ status }) => status === 'confirmed');
  if (confirmed.length > 0) {
    if (confirmed.some(({ endsAt }) => endsAt > now)) return 'confirmed';
    return isUnsettled ? 'settling' : 'closed';
  }
  if (reservations.some((reservation) => isPending(reservation, now))) return findPendingStage(deal);
  if (findSentOffer(deal, now)) return 'offered';
  return reservations.some(({ wasConfirmed }) => wasConfirmed) ? 'cancelled' : 'lost';
}

/** An offer is sent by the host, so that rows without an accepted one are held for the guest. */
function findPendingStage(deal: DealState): DealStage {
  if (!hasGuestAgreed(deal)) return 'offered';
  return deal.hostAgreedAt === null ? 'requested' : 'option';
}

/** Who is next and until when; null where nobody has to do anything. */
export function findDealStep(deal: DealState, now: Date): DealStep | null {
  switch (findDealStage(deal, now)) {
    case 'requested':
      return { who: 'host', action: 'approve', until: findHoldEnd(deal, now) };
    case 'offered':
      return {
        who: 'guest',
        action: 'accept',
        until: findSentOffer(deal, now)?.validUntil ?? findHoldEnd(deal, now),
      };
    case 'option':
      return findOptionStep(deal, now);
    case 'settling':
      return { who: 'host', action: 'settle', until: null };
    default:
      return null;
  }
}

function findOptionStep(deal: DealState, now: Date): DealStep {
  const until = findHoldEnd(deal, now);
  if (deal.shutGates.includes('signature')) return { who: 'guest', action: 'sign', until };
  if (deal.shutGates.includes('payment')) return { who: 'guest', action: 'pay', until };
  return { who: 'host', action: 'confirm', until };
}

function findHoldEnd({ reservations }: DealState, now: Date): Date | null {
  const ends = reservations
    .filter((reservation) => isPending(reservation, now))
    .flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt.getTime()]));
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}
