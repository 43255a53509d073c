export { Inquiry } from './inquiry.entity.ts';
export { InquiryRecipient } from './inquiry-recipient.entity.ts';
export { InquiriesModule } from './inquiries.module.ts';
