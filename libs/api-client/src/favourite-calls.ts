import type { Calls } from './calls.ts';
import type {
  ComparisonAnswer,
  DoneAnswer,
  FavouritesAnswer,
  ShownSpacesAnswer,
  SpaceCardsAnswer,
} from './generated/types.gen.ts';

/** Favourites of an account, and cards of spaces. */
export const favouriteCalls = ({ get, write }: Calls) => ({
  list: () => get<FavouritesAnswer>('favourites'),
  join: (space_ids: readonly number[]) => write<FavouritesAnswer>('POST', 'favourites/join', { space_ids }),
  keep: (id: number, isKept: boolean) => write<DoneAnswer>(isKept ? 'PUT' : 'DELETE', `favourites/${id}`),
  cards: (ids: readonly number[]) => write<SpaceCardsAnswer>('POST', 'spaces/cards', { ids }),
  shown: (urls: readonly string[], signal?: AbortSignal) =>
    get<ShownSpacesAnswer>('spaces/cards', { urls: urls.join(',') }, signal),
  comparison: (ids: readonly number[], signal?: AbortSignal) =>
    get<ComparisonAnswer>('spaces/comparison', { ids }, signal),
});
