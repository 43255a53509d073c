export { TaxonomyPage as default } from '../features/taxonomy/taxonomy.page.tsx';
