export { TagsPage as default } from '../features/blog/terms.page.tsx';
