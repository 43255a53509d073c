export { proposalSide } from './change-proposal.dto.ts';
export { ChangeProposal } from './change-proposal.entity.ts';
export type { LatestProposals, ProposalWithReservation } from './change-proposal.repository.ts';
