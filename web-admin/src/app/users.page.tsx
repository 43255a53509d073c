export { UsersPage as default } from '../features/people/users.page.tsx';
