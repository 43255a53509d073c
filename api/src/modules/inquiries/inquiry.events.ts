import { defineEvent } from '../../platform/outbox/index.ts';

/** An inquiry went to spaces; `tells_sender`: its sender gets a receipt. */
export const inquirySent = defineEvent<{
  inquiry_id: number;
  recipient_ids: number[];
  tells_sender: boolean;
}>('inquiry.sent');
/** An owner made an offer, changed it, or declined. */
export const inquiryAnswered = defineEvent<{
  inquiry_id: number;
  recipient_id: number;
  answer: 'offered' | 'declined';
}>('inquiry.answered');
/** An inquiry is over, for the reason it carries; `told` are the recipients who took part until then. */
export const inquiryClosed = defineEvent<{ inquiry_id: number; told: number[] }>('inquiry.closed');
