export { InquiriesPage as default } from '../features/inquiries/inquiries.page.tsx';
