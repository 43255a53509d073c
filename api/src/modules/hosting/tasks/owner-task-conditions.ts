/** What awaits the owner's answer: a request without an open proposal, or a change proposed by the guest. */
export type OwnerTask = 'request' | 'proposal';

const OPEN_PROPOSAL = `select from change_proposal p where p.reservation_id = r.id and p.state = 'open'`;

/** Pending reservations without an open proposal: requests of guests, and options of the owner. */
const PENDING = `r.status = 'pending' and not r.awaits_proof and (r.expires_at is null or r.expires_at > ?)
  and not exists (${OPEN_PROPOSAL} and p.expires_at > ?)`;
/** The owner waits for the guest of an option. */
export const OPEN_OPTION_SQL = `r.source = 'owner' and ${PENDING}`;
/** Conditions on `reservation r`; every parameter is the current time. */
export const OWNER_TASK_SQL: Readonly<Record<OwnerTask, string>> = {
  request: `r.source <> 'owner' and ${PENDING}`,
  proposal: `exists (${OPEN_PROPOSAL} and p.side = 'guest' and p.expires_at > ?)`,
};
/** Common to proposals that are answered together, over `change_proposal p`. */
export const ANSWER_KEY_SQL = `coalesce(p.bundle::text, p.id::text)`;
