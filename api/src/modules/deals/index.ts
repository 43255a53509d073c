export { DealsModule } from './deals.module.ts';
