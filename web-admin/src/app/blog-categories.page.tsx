export { CategoriesPage as default } from '../features/blog/terms.page.tsx';
