import type { SpaceCard } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useFavourites } from '@prostora/federation/use-favourites.ts';
import { favouriteButton as texts } from '@prostora/strings/cs/favourite-button.ts';
import { Button, Heart, IconButton, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';

type Props = { space: Pick<SpaceCard, 'id' | 'space_name' | 'building_name'>; labelled?: boolean };

/** Adds a space to favourites or removes it; the toast offers an undo. */
export function FavouriteButton({ space, labelled = false }: Props): ReactNode {
  const { favourites, ids } = useFavourites();
  const isFavourite = ids.includes(space.id);
  const shared = {
    className: 'needs-script',
    'aria-pressed': isFavourite,
    onClick: () => {
      favourites?.keep(space.id, !isFavourite);
      showToast(isFavourite ? texts.removed : texts.added, 'info', {
        label: texts.undo,
        run: () => favourites?.keep(space.id, isFavourite),
      });
    },
  };
  if (!labelled)
    return (
      <IconButton {...shared} onPhoto label={texts.label(getSpaceTitle(space))}>
        <Heart />
      </IconButton>
    );
  return (
    <Button {...shared}>
      <Heart />
      {isFavourite ? texts.saved : texts.save}
    </Button>
  );
}
