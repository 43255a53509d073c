import type { SpaceCard } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { useFavourites } from '@prostora/federation/use-favourites.ts';
import { favouriteButton as texts } from '@prostora/strings/cs/favourite-button.ts';
import { Button, Heart, IconButton, spaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';

type Props = { space: Pick<SpaceCard, 'id' | 'space_name' | 'building_name'>; labelled?: boolean };

/** Adds a space to favourites or removes it; the toast offers an undo. */
export function FavouriteButton({ space, labelled = false }: Props): ReactNode {
  const { favourites, ids } = useFavourites();
  const isKept = ids.includes(space.id);
  const shared = {
    className: 'needs-script',
    'aria-pressed': isKept,
    onClick: () => {
      favourites?.keep(space.id, !isKept);
      showToast(isKept ? texts.removed : texts.added, 'info', {
        label: texts.undo,
        run: () => favourites?.keep(space.id, isKept),
      });
    },
  };
  if (!labelled)
    return (
      <IconButton {...shared} onPhoto label={texts.label(spaceTitle(space))}>
        <Heart />
      </IconButton>
    );
  return (
    <Button {...shared}>
      <Heart />
      {isKept ? texts.saved : texts.save}
    </Button>
  );
}
