export { NewContentPage as default } from '../features/content/content.page.tsx';
