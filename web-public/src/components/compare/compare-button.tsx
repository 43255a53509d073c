import { compareButton as texts } from '@prostora/strings/cs/compare-button.ts';
import { ArrowUpDown, Button, IconButton, getSpaceTitle } from '@prostora/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './compare-button.module.css';
import {
  getCompared,
  getNoneCompared,
  subscribeCompared,
  toggleCompared,
  type ChosenSpace,
} from './compared-spaces.ts';

type Props = { space: ChosenSpace; labelled?: boolean };

/** Chooses a space for the comparison; the bar of the page leads to it. */
export function CompareButton({ space, labelled = false }: Props): ReactNode {
  const chosen = useSyncExternalStore(subscribeCompared, getCompared, getNoneCompared);
  const shared = {
    className: `${styles['button']} needs-script`,
    'aria-pressed': chosen.some(({ id }) => id === space.id),
    onClick: () => toggleCompared(space),
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
