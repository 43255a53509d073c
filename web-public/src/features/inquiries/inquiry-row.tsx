import type { OwnerInquiry } from '@prostora/api-client';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import { formatSummary } from './inquiry-details.ts';
import styles from './inquiries.module.css';

/** State of an inquiry, with the same label as the sender sees. */
export const InquiryStateTag = ({
  inquiry: { state, state_label },
}: {
  inquiry: OwnerInquiry;
}): ReactNode => (
  <span className={styles['state']} data-state={state}>
    {state_label}
  </span>
);

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
      </div>
      <Button aria-label={texts.openLabel(fullname)} onClick={onOpen}>
        {texts.open}
      </Button>
    </li>
  );
}
