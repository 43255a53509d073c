export { GeoModule } from './geo.module.ts';
export { fold } from './fold.ts';
export { Location, type LocationKind } from './location.entity.ts';
export { isInCzechia, LocationTree, type LocationNode, type Point } from './location-tree.ts';
export { LocationsService } from './locations.service.ts';
export { PlaceSearch, type FoundPlace, type PlaceKind } from './place-search.ts';
