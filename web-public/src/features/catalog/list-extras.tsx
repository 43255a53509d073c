import type { ReactNode } from 'react';
import { CardPhotos } from '../../components/card/card-photos.tsx';
import { CompareBar } from '../../components/compare/compare-bar.tsx';
import { CompareButton } from '../../components/compare/compare-button.tsx';
import type { ListedSpace } from './catalog-state.ts';
import styles from './list-extras.module.css';
import { TakenSpaces } from './taken-spaces.tsx';
import type { Catalog } from './use-catalog.ts';

/** Parts of a card that the first paint does not need: further photographs and the comparison. */
export const CardTools = ({ space, query }: { space: ListedSpace; query: string }): ReactNode => (
  <>
    {space.more_images.length > 0 && <CardPhotos space={space} query={query} />}
    <div className={styles['compare']}>
      <CompareButton space={space} />
    </div>
  </>
);

/** What follows the list: taken spaces and the spaces chosen for the comparison. */
export const ListExtras = ({ catalog }: { catalog: Catalog }): ReactNode => (
  <>
    {catalog.withTaken && <TakenSpaces key={catalog.answer.new_url} catalog={catalog} />}
    <CompareBar />
  </>
);
