export { UserPage as default } from '../features/people/user.page.tsx';
