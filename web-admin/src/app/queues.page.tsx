export { QueuesPage as default } from '../features/operations/queues.page.tsx';
