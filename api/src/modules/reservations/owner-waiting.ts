/** What the owner of a space has to answer: a request without an open proposal, or a change that the guest proposes. */
export type OwnerWaiting = 'request' | 'proposal';

const OPEN_PROPOSAL = `select from change_proposal p where p.reservation_id = r.id and p.state = 'open'`;

/** Conditions on `reservation r`; every parameter is the present moment. */
export const OWNER_WAITING_SQL: Readonly<Record<OwnerWaiting, string>> = {
  request: `r.status = 'pending' and not r.awaits_proof and (r.expires_at is null or r.expires_at > ?)
    and not exists (${OPEN_PROPOSAL} and p.expires_at > ?)`,
  proposal: `exists (${OPEN_PROPOSAL} and p.side = 'guest' and p.expires_at > ?)`,
};
