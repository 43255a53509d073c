export { ActionLogPage as default } from '../features/operations/action-log.page.tsx';
