export { Location, type LocationKind } from './location.entity.ts';
