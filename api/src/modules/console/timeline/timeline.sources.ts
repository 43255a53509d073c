import { ANONYMIZED_ADDRESS } from '../../mail/index.ts';

/** Records with a timeline. */
export const TIMELINE_SUBJECTS = ['space', 'user', 'customer', 'reservation', 'inquiry', 'order'] as const;
export type TimelineSubject = (typeof TIMELINE_SUBJECTS)[number];
/** Kinds of timeline entries. */
export const TIMELINE_KINDS = ['audit', 'mail', 'reservation', 'inquiry', 'order'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/**
 * A source of timeline entries. `sql` selects the columns `at, id, action, state, label, target_type,
 * target_id, place` and takes the record's id as parameter `ids` times. Events that have an audit record
 * (with the actor) are not selected again from their table.
 */
export type TimelineSource = { name: string; kind: TimelineKind; sql: string; ids: number };

const unlessAudited = (
  type: string,
  id: string,
  pairs: readonly (readonly [event: string, actions: string])[],
): string => {
  const cases = pairs.map(([event, actions]) => `when '${event}' then a.action in (${actions})`).join(' ');
  return `not exists (select from audit_entry a where a.subject_type = '${type}' and a.subject_id = ${id}
    and case v.action ${cases} else false end)`;
};

const auditSource = (subject: TimelineSubject): TimelineSource => ({
  name: 'audit',
  kind: 'audit',
  ids: 1,
  sql: `select a.created_at as at, a.id, a.action, null as state, null as label, a.subject_type as target_type,
    a.subject_id as target_id, null as place from audit_entry a where a.subject_type = '${subject}' and a.subject_id = ?`,
});

const SELECT_MAILS = `select m.created_at as at, m.id, m.template as action, m.state,
  nullif(m.address, '${ANONYMIZED_ADDRESS}') as label,
  m.subject_type as target_type, m.subject_id as target_id, null as place from mail_log m`;
const mailSource = (subject: TimelineSubject): TimelineSource => ({
  name: 'mail',
  kind: 'mail',
  ids: 1,
  sql: `${SELECT_MAILS} where m.subject_type = '${subject}' and m.subject_id = ?`,
});
/** Mails to a user's address, except those with the user as subject, which `mails` selects. */
const USER_MAILS_SOURCE: TimelineSource = {
  name: 'mail-sent',
  kind: 'mail',
  ids: 2,
  sql: `${SELECT_MAILS} where lower(m.address) = (select lower(u.email::text) from app_user u where u.id = ?
    and u.erased_at is null) and (m.subject_type, m.subject_id) is distinct from ('user'::varchar, ?::int)`,
};

const PLACE_COLUMN = `case when s.no_name then b.name else s.name end as place`;
const selectReservations = (where: string, more = ''): string =>
  `select v.at, r.id, v.action, case v.action when 'cancelled' then r.cancelled_by when 'made' then
    case when r.confirmed_at = r.created_at then 'instant' end end as state,
     case when r.forgotten_at is null then r.customer_name end as label, 'reservation' as target_type,
     r.id as target_id, ${PLACE_COLUMN}
   from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
   cross join lateral (values ('made', r.created_at), ('confirmed',
   case when r.confirmed_at > r.created_at then r.confirmed_at end), ('cancelled', r.cancelled_at)) v (action, at)
   where ${where} and v.at is not null${more}`;
const selectInquiries = (where: string): string =>
  `select v.at, p.id, v.action, case v.action when 'received' then i.kind else p.state end as state,
    case when i.forgotten_at is null then i.fullname end as label, 'inquiry' as target_type, i.id as target_id, ${PLACE_COLUMN}
   from inquiry_recipient p join inquiry i on i.id = p.inquiry_id join space s on s.id = p.space_id
   join building b on b.id = s.building_id
   cross join lateral (values ('received', p.sent_at), ('answered', p.answered_at)) v (action, at)
   where ${where} and v.at is not null`;
const selectOrders = (where: string, more = ''): string =>
  `select v.at, o.id, v.action, o.plan_name as state, o.number as label, 'order' as target_type,
    o.id as target_id, null as place from plan_order o
   cross join lateral (values ('placed', o.created_at), ('paid', o.paid_at), ('cancelled',
   o.cancelled_at)) v (action, at)
   where ${where} and v.at is not null${more}`;

const SPACES_OF_CUSTOMER =
  's.id in (select x.id from space x join building y on y.id = x.building_id where y.customer_id = ?)';
const createSource = (kind: 'reservation' | 'inquiry' | 'order', sql: string): TimelineSource => ({
  name: kind,
  kind,
  sql,
  ids: 1,
});

/** Events of an inquiry without an audit record. */
const SELECT_INQUIRY_EVENTS = `select v.at, i.id, v.action, case v.action
  when 'sent' then i.kind else i.closed_reason end as state,
  case when i.forgotten_at is null then i.fullname end as label,
    'inquiry' as target_type, i.id as target_id, null as place from inquiry i
    cross join lateral (values ('sent', i.created_at), ('closed', i.closed_at)) v (action, at)
  where i.id = ? and v.at is not null and ${unlessAudited('inquiry', 'i.id', [['closed', `'inquiry.close'`]])}`;

/** Sources of each timeline. */
export const TIMELINE_SOURCES: Readonly<Record<TimelineSubject, readonly TimelineSource[]>> = {
  space: [
    auditSource('space'),
    mailSource('space'),
    createSource('reservation', selectReservations('r.space_id = ?')),
    createSource('inquiry', selectInquiries('p.space_id = ?')),
  ],
  user: [auditSource('user'), mailSource('user'), USER_MAILS_SOURCE],
  customer: [
    auditSource('customer'),
    mailSource('customer'),
    createSource('reservation', selectReservations(SPACES_OF_CUSTOMER)),
    createSource('inquiry', selectInquiries(SPACES_OF_CUSTOMER)),
    createSource('order', selectOrders('o.customer_id = ?')),
  ],
  reservation: [
    auditSource('reservation'),
    mailSource('reservation'),
    createSource(
      'reservation',
      selectReservations(
        'r.id = ?',
        ` and ${unlessAudited('reservation', 'r.id', [
          ['made', `'reservation.create'`],
          ['confirmed', `'reservation.confirmed'`],
          ['cancelled', `'reservation.cancelled', 'reservation.refused', 'reservation.expired'`],
        ])}`,
      ),
    ),
  ],
  inquiry: [auditSource('inquiry'), mailSource('inquiry'), createSource('inquiry', SELECT_INQUIRY_EVENTS)],
  order: [
    auditSource('order'),
    mailSource('order'),
    createSource(
      'order',
      selectOrders(
        'o.id = ?',
        ` and ${unlessAudited('order', 'o.id', [
          ['placed', `'order.place'`],
          ['paid', `'order.paid'`],
          ['cancelled', `'order.cancel'`],
        ])}`,
      ),
    ),
  ],
};
