export { WaitingListEntry } from './waiting-list-entry.entity.ts';
export { WaitingListLapse } from './waiting-list-lapse.entity.ts';
