import type { AdminInquiryRow, RecipientState } from '@prostora/api-client';
import { StatusTag, type StatusStyle } from '../../kit/index.ts';

const recipientStyles: Readonly<Record<RecipientState, StatusStyle>> = {
  sent: { tone: 'grey', shape: 'ring' },
  seen: { tone: 'orange', shape: 'half' },
  offered: { tone: 'blue', shape: 'dot' },
  declined: { tone: 'red', shape: 'dash' },
  chosen: { tone: 'green', shape: 'dot' },
  passed: { tone: 'grey', shape: 'struck' },
};

/** Status tag of an inquiry, with the label both sides see. */
export function InquiryStateTag({
  inquiry: { state, closed_reason, state_label },
}: {
  inquiry: Pick<AdminInquiryRow, 'state' | 'closed_reason' | 'state_label'>;
}) {
  const style: StatusStyle =
    state === 'open'
      ? { tone: 'orange', shape: 'half' }
      : closed_reason === 'chosen'
        ? { tone: 'green', shape: 'dot' }
        : { tone: 'grey', shape: 'struck' };
  return <StatusTag {...style}>{state_label}</StatusTag>;
}

/** Status tag of a recipient. */
export const RecipientStateTag = ({ state, label }: { state: RecipientState; label: string }) => (
  <StatusTag {...recipientStyles[state]}>{label}</StatusTag>
);
