import type { AdminInquiryRow } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDateTime } from '@prostora/strings';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { Breakable } from '../../kit/index.ts';
import type { ResourceColumn } from '../../kit/table/resource-table.tsx';
import { InquiryStateTag } from './inquiry-state.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './inquiries.module.css';

export const buildInquiryUrl = (id: number): string => `${consoleUrls.allInquiries}/${id}`;

/** „Svatba, Praha, 80 hostů“; a contact message has its own label. */
export function formatRequirements({ kind, purpose, location, number_of_guests }: AdminInquiryRow): string {
  if (kind === 'contact') return adminInquiries.kinds.contact;
  return [
    purpose ?? adminInquiries.anything,
    location ?? adminInquiries.anywhere,
    number_of_guests !== null && adminInquiries.people(number_of_guests),
  ]
    .filter(Boolean)
    .join(', ');
}

function Sender({ row }: { row: AdminInquiryRow }) {
  return (
    <div className={styles.who}>
      <Link to={buildInquiryUrl(row.id)} className={cells.name}>
        {row.fullname}
      </Link>
      <span className={cells.detail}>
        <Breakable text={row.email} />
      </span>
    </div>
  );
}

export const inquiryColumns: readonly ResourceColumn<AdminInquiryRow>[] = [
  {
    key: 'sender',
    title: adminInquiries.columns.sender,
    sort: 'name',
    isFixed: true,
    width: 220,
    skeletonHeight: 44,
    render: (row) => <Sender row={row} />,
  },
  { key: 'needs', title: adminInquiries.columns.needs, width: 215, render: formatRequirements },
  {
    key: 'term',
    title: adminInquiries.columns.term,
    sort: 'date',
    width: 150,
    render: ({ kind, date_from, date_to }) =>
      kind === 'contact' ? '' : adminInquiries.span(date_from, date_to),
  },
  {
    key: 'state',
    title: adminInquiries.columns.state,
    width: 190,
    render: (row) => <InquiryStateTag inquiry={row} />,
  },
  {
    key: 'answers',
    title: adminInquiries.columns.answers,
    width: 160,
    render: ({ recipients, offers }) => adminInquiries.answers(recipients, offers),
  },
  {
    key: 'created',
    title: adminInquiries.columns.created,
    sort: 'created',
    width: 165,
    render: ({ created_at }) => formatDateTime(created_at),
  },
];

/** Card of the row on a phone. */
export function InquiryCard({ row }: { row: AdminInquiryRow }) {
  return (
    <div className={cells.card}>
      <Sender row={row} />
      <div className={cells.detail}>
        {[formatRequirements(row), row.kind === 'demand' && adminInquiries.span(row.date_from, row.date_to)]
          .filter(Boolean)
          .join(', ')}
      </div>
      <div className={cells.line}>
        <InquiryStateTag inquiry={row} />
        <span>{adminInquiries.answers(row.recipients, row.offers)}</span>
      </div>
    </div>
  );
}
