export { toRecipientThreadKey } from './inquiry.conversation-subjects.ts';
export { InquiryThreadsService } from './inquiry-threads.service.ts';
export { Inquiry, InquiryRecipient } from './inquiry.entity.ts';
export { SenderBlock } from './moderation/sender-block.entity.ts';
export { INQUIRY_MAILS } from './mails/inquiry-mails.templates.ts';
export { OfferChoiceService } from './choices/offer-choice.service.ts';
export { InquiriesModule } from './inquiries.module.ts';
export {
  OfferReservationsPort,
  type ChosenOffer,
  type OfferedSlot,
  type OfferReservation,
} from './offer-reservations-port.ts';
