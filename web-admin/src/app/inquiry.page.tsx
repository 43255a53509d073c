export { InquiryPage as default } from '../features/inquiries/inquiry.page.tsx';
