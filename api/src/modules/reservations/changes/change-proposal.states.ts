export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
/** Which side proposes: the host is the owner or the operator. */
export type ProposalSide = 'host' | 'guest';
export type ProposalAction = 'accept' | 'decline' | 'withdraw';

type Judged = { readonly state: ProposalState; readonly expiresAt: Date };

const HOUR = 3_600_000;
export const PROPOSAL_HOURS = 48;
export const PROPOSAL_MOST_HOURS = 7 * 24;

/** The state that counts: an open proposal past its time is expired, whether or not a job has written that down. */
export const proposalStateAt = ({ state, expiresAt }: Judged, now: Date): ProposalState =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** The other side answers a proposal, its author withdraws it. */
export function canDecide(
  proposal: Judged & { readonly side: ProposalSide },
  action: ProposalAction,
  by: ProposalSide,
  now: Date,
): boolean {
  return proposalStateAt(proposal, now) === 'open' && (action === 'withdraw') === (proposal.side === by);
}

/** The latest moment a proposal may last to: seven days, never past the beginning of the agreed or the proposed slot. */
export const latestProposalExpiry = (now: Date, ...starts: readonly Date[]): Date =>
  new Date(Math.min(now.getTime() + PROPOSAL_MOST_HOURS * HOUR, ...starts.map((start) => start.getTime())));

/** Until when a proposal lasts where its author says nothing. */
export const defaultProposalExpiry = (now: Date, ...starts: readonly Date[]): Date =>
  new Date(Math.min(now.getTime() + PROPOSAL_HOURS * HOUR, latestProposalExpiry(now, ...starts).getTime()));
