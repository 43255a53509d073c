export { addressOf, hasAddress, type Address, type PlaceInTree } from './building.address.ts';
export { Building } from './building.entity.ts';
