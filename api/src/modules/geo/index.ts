export { GeoModule } from './geo.module.ts';
export { Location, type LocationKind } from './location.entity.ts';
export { LocationAlias } from './location-alias.entity.ts';
export { isInCzechia, LocationTree, type LocationNode, type Point } from './location-tree.ts';
export { locationSource } from './location.sources.ts';
export { LocationUsageRegistry, type LocationUsageProvider } from './location-usage-registry.ts';
export { LocationsService } from './locations.service.ts';
export { PlaceSearch, type FoundPlace, type PlaceKind } from './place-search.ts';
