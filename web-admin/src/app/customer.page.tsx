export { CustomerPage as default } from '../features/people/customer.page.tsx';
