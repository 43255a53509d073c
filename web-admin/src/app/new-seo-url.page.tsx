export { NewSeoUrlPage as default } from '../features/seo/seo-url.page.tsx';
