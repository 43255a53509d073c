export { TermsPage as default } from '../features/content/terms.page.tsx';
