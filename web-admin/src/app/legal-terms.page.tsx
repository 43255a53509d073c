export { LegalTermsPage as default } from '../features/content/legal-terms.page.tsx';
