export { BulkSeoPage as default } from '../features/seo/bulk.page.tsx';
