export { SpacePage as default } from '../features/spaces/space.page.tsx';
