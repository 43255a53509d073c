export { WaitingListEntry } from './waiting-list-entry.entity.ts';
export { WaitingListLapse } from './waiting-list-lapse.entity.ts';
export { WAITING_LIST_MAILS } from './waiting-list-mails.templates.ts';
