export { MembershipPage } from './membership.page.tsx';
