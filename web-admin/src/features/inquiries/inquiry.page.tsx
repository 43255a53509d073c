import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { closeAdminInquiry, type AdminInquiry } from '@prostora/api-client';
import { buildSenderBlocksUrl, consoleUrls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { formatPhone } from '@prostora/strings';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { adminSenderBlocks } from '@prostora/strings/cs/admin-sender-blocks.ts';
import { formatDemandDates } from '@prostora/strings/cs/demand-dates.ts';
import { eventFields } from '@prostora/strings/cs/event.ts';
import { tariffKindLabel } from '@prostora/strings/cs/price-tariffs.ts';
import { adminTimeline } from '@prostora/strings/cs/admin-timeline.ts';
import {
  ConfirmAction,
  Detail,
  DetailColumns,
  DetailList,
  MailLink,
  PageHeader,
  Panel,
  Timeline,
  formatRelativeDate,
  useApi,
  useCommand,
  useRecordId,
  type Confirmation,
  type DetailRow,
} from '../../kit/index.ts';
import { OnDemand } from '../../kit/layout/on-demand.tsx';
import { inquiryQuery } from './inquiries.queries.ts';
import { InquiryStateTag } from './inquiry-state.tsx';
import { Recipients } from './recipients.tsx';
import { useModeration } from './use-moderation.tsx';
import cells from '../../kit/table/cells.module.css';
import styles from './inquiries.module.css';

const InquiryForm = lazy(() => import('./inquiry-form.tsx'));
const ForwardForm = lazy(() => import('./forward-form.tsx'));
const texts = adminInquiries.detail;
const BACK = { to: consoleUrls.allInquiries, label: adminInquiries.back };
const MISSING = { title: texts.notFoundTitle, text: texts.notFoundText };

/** Page of one inquiry: requirements, recipients, answers. */
export function InquiryPage() {
  const answer = useQuery(inquiryQuery(useApi(), useRecordId() ?? 0));
  return (
    <Detail answer={answer} missing={MISSING} back={BACK}>
      {(inquiry) => <InquiryDetail key={inquiry.id} inquiry={inquiry} />}
    </Detail>
  );
}

function InquiryDetail({ inquiry }: { inquiry: AdminInquiry }) {
  const [open, setOpen] = useState<'edit' | 'forward' | null>(null);
  const close = (): void => setOpen(null);
  const isDemand = inquiry.kind === 'demand';
  return (
    <>
      <PageHeader
        title={isDemand ? texts.demand(inquiry.id) : texts.contact(inquiry.id)}
        subtitle={<InquiryStateTag inquiry={inquiry} />}
        actions={
          <>
            {inquiry.state === 'open' && isDemand && <Actions inquiry={inquiry} onShow={setOpen} />}
            <Moderation inquiry={inquiry} />
          </>
        }
      />
      <DetailColumns
        main={
          <>
            {isDemand && (
              <Panel title={texts.needs}>
                <DetailList rows={listRequirements(inquiry)} />
              </Panel>
            )}
            <Panel title={texts.text}>
              {inquiry.text === '' ? (
                <DetailList rows={[[texts.text, null]]} />
              ) : (
                <p className={styles.text}>{inquiry.text}</p>
              )}
            </Panel>
            <Panel title={texts.recipients}>
              <Recipients recipients={inquiry.recipients} />
            </Panel>
            <Panel title={adminTimeline.title}>
              <Timeline type="inquiry" id={inquiry.id} />
            </Panel>
          </>
        }
        side={
          <Panel title={texts.sender}>
            <DetailList rows={listSenderDetails(inquiry)} />
            {inquiry.email !== '' && (
              <Link to={buildSenderBlocksUrl(inquiry.email)} className={`${cells.link} ${styles.blocks}`}>
                {adminSenderBlocks.ofSender}
              </Link>
            )}
          </Panel>
        }
      />
      <OnDemand open={open === 'edit'}>
        <InquiryForm inquiry={inquiry} open={open === 'edit'} onClose={close} />
      </OnDemand>
      <OnDemand open={open === 'forward'}>
        <ForwardForm inquiry={inquiry} open={open === 'forward'} onClose={close} />
      </OnDemand>
    </>
  );
}

/** Messages are closed without a note, because no mail is sent. */
function Moderation({ inquiry }: { inquiry: AdminInquiry }) {
  const { spam, release, close } = useModeration(inquiry);
  const { kind, state, moderation } = inquiry;
  return (
    <>
      {kind === 'contact' && state === 'open' && (
        <ConfirmAction confirmation={close}>{adminInquiries.close.action}</ConfirmAction>
      )}
      {(moderation === 'held' || moderation === 'spam') && (
        <ConfirmAction confirmation={release}>{adminInquiries.moderation.release}</ConfirmAction>
      )}
      {moderation !== 'spam' && (
        <ConfirmAction danger confirmation={spam}>
          {adminInquiries.moderation.spam}
        </ConfirmAction>
      )}
    </>
  );
}

function Actions({
  inquiry: { id },
  onShow,
}: {
  inquiry: AdminInquiry;
  onShow: (which: 'edit' | 'forward') => void;
}) {
  const api = useApi();
  const close = useCommand({
    run: (note: string) => closeAdminInquiry({ client: api, path: { id }, body: { note } }),
    done: () => adminInquiries.close.done,
  });
  const confirmation: Confirmation = {
    title: adminInquiries.close.title(id),
    text: adminInquiries.close.text,
    confirmLabel: adminInquiries.close.confirm,
    danger: true,
    reason: { hint: adminInquiries.close.hint },
    onConfirm: close,
  };
  return (
    <>
      <Button onClick={() => onShow('edit')}>{adminInquiries.edit}</Button>
      <Button type="primary" onClick={() => onShow('forward')}>
        {adminInquiries.forward.action}
      </Button>
      <ConfirmAction danger confirmation={confirmation}>
        {adminInquiries.close.action}
      </ConfirmAction>
    </>
  );
}

function listRequirements(inquiry: AdminInquiry): DetailRow[] {
  const {
    purpose,
    location,
    date_from: dateFrom,
    date_to: dateTo,
    flexible,
    weekdays,
    time_from,
    time_to,
    number_of_guests,
  } = inquiry;
  const { attributes, budget, layout, tariff } = inquiry;
  const days = formatDemandDates({ dateFrom, dateTo, flexible, weekdays });
  return [
    [texts.purpose, purpose],
    [texts.place, location ?? adminInquiries.anywhere],
    [texts.term, days ?? adminInquiries.anytime],
    [texts.time, adminInquiries.hours(time_from, time_to)],
    [texts.guests, number_of_guests !== null && adminInquiries.people(number_of_guests)],
    [eventFields.layout.label, layout],
    [tariffKindLabel, tariff],
    [texts.budget, budget !== null && adminInquiries.budget(budget)],
    [texts.attributes, attributes.join(', ')],
  ];
}

function listSenderDetails({
  fullname,
  email,
  phone,
  created_at,
  expires_at,
  closed_note,
}: AdminInquiry): DetailRow[] {
  return [
    [texts.name, fullname],
    [texts.email, <MailLink email={email} />],
    [texts.phone, phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>],
    [texts.created, formatRelativeDate(created_at)],
    ...(expires_at ? [[texts.expires, formatRelativeDate(expires_at)] as DetailRow] : []),
    ...(closed_note ? [[texts.closedNote, closed_note] as DetailRow] : []),
  ];
}
