export { GeoModule } from './geo.module.ts';
export { Location, type LocationKind } from './location.entity.ts';
export { LocationTree, type LocationNode } from './location-tree.ts';
export { LocationsService } from './locations.service.ts';
export { PlaceSearch, type FoundPlace, type PlaceKind } from './place-search.ts';
