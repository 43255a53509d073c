export { ContentPagesPage as default } from '../features/content/content-pages.page.tsx';
