import { HOUR_MS } from '@prostora/contracts';

export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
/** Proposing side; the host is the owner or the operator. */
export type ProposalSide = 'host' | 'guest';
export type ProposalAction = 'accept' | 'decline' | 'withdraw';

type ExpirableProposal = { readonly state: ProposalState; readonly expiresAt: Date };

export const DEFAULT_PROPOSAL_HOURS = 48;
export const MAX_PROPOSAL_HOURS = 7 * 24;

/** Effective state: an open proposal past its time is expired, even before the job has recorded it. */
export const proposalStateAt = ({ state, expiresAt }: ExpirableProposal, now: Date): ProposalState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** The other side accepts or declines a proposal; its author withdraws it. */
export function canDecide(
  proposal: ExpirableProposal & { readonly side: ProposalSide },
  action: ProposalAction,
  by: ProposalSide,
  now: Date,
): boolean {
  return proposalStateAt(proposal, now) === 'open' && (action === 'withdraw') === (proposal.side === by);
}

/** Latest allowed expiry: seven days, never past the start of the agreed or the proposed slot. */
export const latestProposalExpiry = (now: Date, ...starts: readonly Date[]): Date =>
  new Date(Math.min(now.getTime() + MAX_PROPOSAL_HOURS * HOUR_MS, ...starts.map((start) => start.getTime())));

/** Expiry when the author gives none. */
export const defaultProposalExpiry = (now: Date, ...starts: readonly Date[]): Date =>
  new Date(
    Math.min(
      now.getTime() + DEFAULT_PROPOSAL_HOURS * HOUR_MS,
      latestProposalExpiry(now, ...starts).getTime(),
    ),
  );
