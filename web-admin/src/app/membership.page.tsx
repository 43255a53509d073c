export { MembershipPage as default } from '../features/membership/membership.page.tsx';
