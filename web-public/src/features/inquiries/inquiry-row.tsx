import type { OwnerInquiry } from '@prostora/api-client';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import { AssigneeTag } from '../../components/assignee/assignee-tag.tsx';
import { formatSummary } from './inquiry-details.ts';
import styles from './inquiries.module.css';

const OPEN_STATES: ReadonlySet<OwnerInquiry['state']> = new Set(['sent', 'seen', 'offered']);

/** State of an inquiry in the owner's words; a handled or closed one has the label that names how. */
export function InquiryStateTag({ inquiry }: { inquiry: OwnerInquiry }): ReactNode {
  const { state, state_label: label, handled_at: handledAt, allowed_actions: actions } = inquiry;
  const isNamedByServer = handledAt !== null || (OPEN_STATES.has(state) && actions.length === 0);
  return (
    <span className={styles['state']} data-state={state}>
      {isNamedByServer ? label : texts.rowStates[state]}
    </span>
  );
}

/** Availability of the space on the dates; messages have none. */
export const AvailabilityTag = ({ inquiry: { is_free: isFree } }: { inquiry: OwnerInquiry }): ReactNode =>
  isFree === null ? null : (
    <span className={styles['freedom']} data-free={isFree}>
      {isFree ? texts.free : texts.taken}
    </span>
  );

/** An inquiry in the list: sender, summary, space and state. */
export function InquiryRow({ inquiry, onOpen }: { inquiry: OwnerInquiry; onOpen: () => void }): ReactNode {
  const { kind, fullname, space, created_at: created, text } = inquiry;
  return (
    <li className={styles['row']}>
      <div className={styles['main']}>
        <p className={styles['kind']}>
          {texts.kinds[kind]} <InquiryStateTag inquiry={inquiry} />
        </p>
        <h2 className={styles['name']}>{fullname}</h2>
        <p>
          {kind === 'demand' ? formatSummary(inquiry) : <span className={styles['excerpt']}>{text}</span>}
        </p>
        <p className={styles['quiet']}>
          {texts.forSpace(space.space_name)} · {texts.received(created)}
        </p>
        <AvailabilityTag inquiry={inquiry} />
        <AssigneeTag assignee={inquiry.assignee} />
      </div>
      <Button aria-label={texts.openLabel(fullname)} onClick={onOpen}>
        {texts.open}
      </Button>
    </li>
  );
}
