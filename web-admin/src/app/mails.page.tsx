export { MailsPage as default } from '../features/operations/mails.page.tsx';
