export { BulkSeoPage } from './bulk.page.tsx';
export { NewSeoUrlPage, SeoUrlPage } from './seo-url.page.tsx';
export { SeoUrlsPage } from './seo-urls.page.tsx';
