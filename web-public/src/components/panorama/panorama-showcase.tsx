import type { ShownPanorama } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { panoramaTexts } from '@prostora/strings/cs/panorama.ts';
import { formatSpacePlace, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './panorama.module.css';
import { PanoramaTour } from './panorama-tour.tsx';
import { listReadyScenes } from './scene.ts';

const texts = panoramaTexts.showcase;

/** A tour of panoramas of several spaces, each with a link to its page. */
export function PanoramaShowcase({ items }: { items: readonly ShownPanorama[] }): ReactNode {
  const scenes = listReadyScenes(items.map(({ panorama }) => panorama));
  const shown = scenes.flatMap(({ id }) => items.find(({ panorama }) => panorama.id === id) ?? []);
  if (shown.length === 0) return null;
  const caption = (index: number): ReactNode => {
    const item = shown[index];
    if (!item) return null;
    const space = { ...item, city: item.city ?? '' };
    return (
      <p className={styles['links']}>
        <Link className="text-link" to={urls.space(item.url)}>
          {bindSpaces(texts.open(getSpaceTitle(space)))}
        </Link>
        <span>{formatSpacePlace(space)}</span>
      </p>
    );
  };
  return (
    <section className={styles['showcase']} aria-labelledby="vyzkouset">
      <h2 id="vyzkouset">{texts.title}</h2>
      <p className={styles['note']}>{texts.lead}</p>
      <PanoramaTour scenes={scenes} title={texts.title} caption={caption} />
    </section>
  );
}
