export { TagsPage as default } from '../features/blog/taxa.page.tsx';
