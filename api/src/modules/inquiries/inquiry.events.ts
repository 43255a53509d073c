import { defineEvent } from '../../platform/outbox/index.ts';

/** An inquiry was sent to spaces; `tells_sender`: the sender gets a receipt. */
export const inquirySent = defineEvent<{
  inquiry_id: number;
  recipient_ids: number[];
  tells_sender: boolean;
}>('inquiry.sent');
/** An owner made or changed an offer, or declined. */
export const inquiryAnswered = defineEvent<{
  inquiry_id: number;
  recipient_id: number;
  answer: 'offered' | 'declined';
}>('inquiry.answered');
/** An inquiry was closed; `told` are the ids of the recipients active until then. */
export const inquiryClosed = defineEvent<{ inquiry_id: number; told: number[] }>('inquiry.closed');
