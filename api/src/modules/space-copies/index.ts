export { SpaceCopiesModule } from './space-copies.module.ts';
