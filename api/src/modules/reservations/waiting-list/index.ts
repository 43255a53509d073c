export { WAITING_LIST_MAILS } from './waiting-list-mails.templates.ts';
