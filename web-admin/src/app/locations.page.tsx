export { LocationsPage as default } from '../features/taxonomy/locations.page.tsx';
