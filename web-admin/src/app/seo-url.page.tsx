export { SeoUrlPage as default } from '../features/seo/seo-url.page.tsx';
