export { ComparisonService, type Comparison } from './comparison.service.ts';
export { ComparisonEventQuery } from './favourites.dto.ts';
export { ComparedSpaceDto, GoneSpaceDto } from './space-cards.dto.ts';
export { toComparedSpaceDto, toGoneSpaceDto } from './space-cards.mapper.ts';
export { Favourite } from './favourite.entity.ts';
export { FavouritesModule } from './favourites.module.ts';
