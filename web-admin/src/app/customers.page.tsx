export { CustomersPage as default } from '../features/people/customers.page.tsx';
