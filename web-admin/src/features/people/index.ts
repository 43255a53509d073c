export { CustomerPage } from './customer.page.tsx';
export { CustomersPage } from './customers.page.tsx';
export { UserPage } from './user.page.tsx';
export { UsersPage } from './users.page.tsx';
