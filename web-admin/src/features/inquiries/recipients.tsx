import type { AdminInquiryRecipient } from '@prostora/api-client';
import { consoleUrls, urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatDateTime } from '@prostora/strings';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { SimpleTable, type SimpleColumn } from '../../kit/index.ts';
import { RecipientStateTag } from './inquiry-state.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './inquiries.module.css';

const texts = adminInquiries.detail;

/** The offer, or the reason for declining. */
function Answer({ recipient: { offer, decline_reason } }: { recipient: AdminInquiryRecipient }) {
  if (offer)
    return (
      <div className={styles.who}>
        {texts.offerText(offer.price)}
        <span className={cells.detail}>{offer.text}</span>
      </div>
    );
  return decline_reason ? <div className={styles.who}>{texts.declined(decline_reason)}</div> : texts.notYet;
}

const columns: readonly SimpleColumn<AdminInquiryRecipient>[] = [
  {
    key: 'space',
    title: texts.columns.space,
    render: ({ space }) => (
      <div className={styles.who}>
        <a href={urls.space(space.url)} className={cells.name}>
          {space.space_name}
        </a>
        <span className={cells.detail}>{space.building_name}</span>
      </div>
    ),
  },
  {
    key: 'owner',
    title: texts.columns.owner,
    render: ({ owner }) => <Link to={consoleUrls.customer(owner.id)}>{owner.name}</Link>,
  },
  {
    key: 'state',
    title: texts.columns.state,
    render: ({ state, state_label }) => <RecipientStateTag state={state} label={state_label} />,
  },
  { key: 'offer', title: texts.columns.offer, render: (recipient) => <Answer recipient={recipient} /> },
  {
    key: 'when',
    title: texts.columns.sent,
    render: ({ sent_at, answered_at, handled_at }) => (
      <div className={cells.nowrap}>
        {formatDateTime(sent_at)}
        {answered_at && <span className={cells.detail}>{texts.answered(answered_at)}</span>}
        {handled_at && <span className={cells.detail}>{texts.handled(handled_at)}</span>}
      </div>
    ),
  },
];

/** Recipients of an inquiry and their answers. */
export function Recipients({ recipients }: { recipients: readonly AdminInquiryRecipient[] }) {
  if (recipients.length === 0) return <p className={cells.muted}>{texts.noRecipients}</p>;
  return <SimpleTable label={texts.recipients} columns={columns} rows={recipients} />;
}
