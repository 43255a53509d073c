import type { SpaceCard } from '@prostora/api-client';
import { appendSearch, urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useNavigate } from '@prostora/nav';
import { compareButton as texts } from '@prostora/strings/cs/compare-button.ts';
import { ArrowUpDown, Button, IconButton, getSpaceTitle } from '@prostora/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './compare-button.module.css';
import { getCompared, getNoneCompared, subscribeCompared, toggleCompared } from './compared-spaces.ts';

type Props = { space: Pick<SpaceCard, 'id' | 'space_name' | 'building_name'>; labelled?: boolean };

/** Picks a space for the comparison; the message leads to it. */
export function CompareButton({ space, labelled = false }: Props): ReactNode {
  const isPicked = useSyncExternalStore(subscribeCompared, getCompared, getNoneCompared).includes(space.id);
  const query = useEventSearch();
  const navigate = useNavigate();
  const shared = {
    className: `${styles['button']} needs-script`,
    'aria-pressed': isPicked,
    onClick: () => {
      const ids = toggleCompared(space.id);
      showToast(
        isPicked ? texts.removed : texts.added(ids.length),
        'info',
        ids.length > 1
          ? { label: texts.open, run: () => void navigate(appendSearch(urls.comparison(ids), query)) }
          : undefined,
      );
    },
  };
  return labelled ? (
    <Button {...shared} variant="ghost">
      <ArrowUpDown />
      {texts.compare}
    </Button>
  ) : (
    <IconButton {...shared} onPhoto label={texts.label(getSpaceTitle(space))}>
      <ArrowUpDown />
    </IconButton>
  );
}
