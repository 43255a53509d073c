export { addressOf, hasAddress, streetLine, type Address, type PlaceInTree } from './building.address.ts';
export { realChanges, type BuildingChanges } from './building.changes.ts';
export { Building } from './building.entity.ts';
export type { OwnedBuilding, PlacedBuilding } from './building.repository.ts';
export { BuildingsModule } from './buildings.module.ts';
export { BuildingsService, type BuildingChange, type KeptSlugs } from './buildings.service.ts';
