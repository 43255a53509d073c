export { CategoriesPage as default } from '../features/blog/taxa.page.tsx';
