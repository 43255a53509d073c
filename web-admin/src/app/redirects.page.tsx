export { RedirectsPage as default } from '../features/site/redirects.page.tsx';
