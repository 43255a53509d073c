export { addressOf, hasAddress, provinceNameOf, type Address } from './building.address.ts';
export { Building } from './building.entity.ts';
