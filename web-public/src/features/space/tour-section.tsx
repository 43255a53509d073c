import type { SpaceDetail } from '@prostora/api-client';
import { bindSpaces } from '@prostora/strings';
import { panoramaTexts } from '@prostora/strings/cs/panorama.ts';
import { getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { PanoramaTour } from '../../components/panorama/panorama-tour.tsx';
import { listReadyScenes } from '../../components/panorama/scene.ts';
import place from '../../components/place/place-page.module.css';
import styles from './space.page.module.css';

/** Panorama tour of the space, when it has panoramas. */
export function TourSection({ space }: { space: SpaceDetail }): ReactNode {
  const scenes = listReadyScenes(space.panoramas);
  if (scenes.length === 0) return null;
  return (
    <section className={place['section']} id="prohlidka">
      <h2>{panoramaTexts.title}</h2>
      <p className={styles['lead']}>{bindSpaces(panoramaTexts.lead(scenes.length))}</p>
      <PanoramaTour scenes={scenes} title={getSpaceTitle(space)} />
    </section>
  );
}
