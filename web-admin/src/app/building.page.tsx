export { BuildingPage as default } from '../features/buildings/building.page.tsx';
