export { SpaceLayout } from './space-layout.entity.ts';
export { toLayoutValues } from './space-layouts.ts';
