export { proposalSide } from '../reservation.dto.ts';
export type { LatestProposals, ProposalWithReservation } from '../change-proposal.repository.ts';
export { PROPOSAL_MAILS } from './proposal-mails.templates.ts';
