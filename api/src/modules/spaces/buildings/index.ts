export {
  toAddress,
  hasAddress,
  formatStreetLine,
  type Address,
  type LocationInTree,
} from '../building.address.ts';
export { omitUnchanged, type BuildingChanges } from './building.changes.ts';
export { Building } from '../building.entity.ts';
export type { BuildingWithOwner, BuildingWithLocation } from './building.repository.ts';
export { BuildingsModule } from './buildings.module.ts';
export { BuildingsService, type BuildingChange, type FindReservedSlugs } from './buildings.service.ts';
