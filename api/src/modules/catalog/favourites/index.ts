export { Favourite } from './favourite.entity.ts';
export { FavouritesModule } from './favourites.module.ts';
