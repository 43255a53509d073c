export { SeoUrlsPage as default } from '../features/seo/seo-urls.page.tsx';
