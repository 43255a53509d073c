export { MailTemplatesPage as default } from '../features/operations/mail-templates.page.tsx';
