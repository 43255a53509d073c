export { Building } from './building.entity.ts';
