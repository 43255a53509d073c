export { BuildingsPage as default } from '../features/buildings/buildings.page.tsx';
