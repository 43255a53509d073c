/**
 * First answer of the host to a request. A proposal is an answer too; a request confirmed at once was answered
 * when it was made.
 */
const ANSWERED_AT = `least(r.confirmed_at, r.agreed_at, case when r.cancelled_by in ('owner', 'operator') then r.cancelled_at end,
    (select min(p.created_at) from change_proposal p where p.reservation_id = r.id and p.side = 'host'))`;
/** Requests of guests with a confirmed e-mail address; an expired one without an answer is lost by silence. */
const REQUESTS = `select r.space_id, 'request' as kind,
    case when r.status = 'confirmed' then 'confirmed'
      when r.status = 'pending' and (r.expires_at is null or r.expires_at > ?)
        then case when r.agreed_at is null then 'waiting' else 'confirmed' end
      else 'lost' end as outcome,
    case when r.status = 'cancelled' and r.cancelled_by is distinct from 'system' then coalesce(r.cancel_code, 'other')
      when answer.at is null then 'no_answer' else 'other' end as reason,
    extract(epoch from answer.at - r.created_at) / 60 as minutes
  from reservation r cross join lateral (select ${ANSWERED_AT} as at) answer
  where r.space_id = any(?::int[]) and r.source = 'guest' and not r.awaits_proof
    and r.created_at >= ? and r.created_at < ?`;
/** Messages and demands sent to the spaces; `passed`: the sender chose another space. */
const INQUIRIES = `select p.space_id, 'inquiry',
    case when p.state in ('declined', 'passed') then 'lost'
      when p.state = 'chosen' or p.handled_at is not null then 'answered'
      when i.state = 'open' and (i.expires_at is null or i.expires_at > ?) then 'waiting' else 'lost' end,
    case when p.state = 'passed' then 'other_venue' when p.state = 'declined' then coalesce(p.decline_code, 'other')
      when p.state in ('sent', 'seen') and coalesce(i.closed_reason, 'expired') = 'expired' then 'no_answer'
      else 'other' end,
    extract(epoch from coalesce(p.answered_at, p.handled_at) - p.sent_at) / 60
  from inquiry_recipient p join inquiry i on i.id = p.inquiry_id
  where p.space_id = any(?::int[]) and p.sent_at >= ? and p.sent_at < ?`;

/**
 * What guests sent to spaces in a span: `space_id`, `kind`, `outcome`, `reason` and `minutes` until the answer.
 * Parameters, twice: now, the spaces as an array literal, start and end of the span.
 */
export const RECEIVED = `${REQUESTS} union all ${INQUIRIES}`;
