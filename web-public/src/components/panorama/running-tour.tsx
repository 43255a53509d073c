import { panoramaTexts as texts } from '@prostora/strings/cs/panorama.ts';
import { useState, type ReactNode } from 'react';
import { PanoramaViewer } from './panorama-viewer.tsx';
import styles from './panorama.module.css';
import { getLargestUrl, detectMaxTextureSize, formatSceneName, type Scene } from './scene.ts';

type RunningTourProps = {
  scenes: readonly Scene[];
  title: string;
  index: number;
  onIndex: (index: number) => void;
};

/** The started tour: the viewer, or without WebGL the flat picture, scrolled sideways. */
export function RunningTour({ scenes, title, index }: RunningTourProps): ReactNode {
  const [texture] = useState(detectMaxTextureSize);
  const scene = scenes[index];
  if (!scene) return null;
  const name = scenes.length > 1 ? `${title}, ${formatSceneName(scene, index)}` : title;
  if (texture > 0) return <PanoramaViewer scene={scene} name={name} largestTexture={texture} />;
  return (
    <>
      <div className={styles['flat']} role="region" aria-label={texts.viewer(name)} tabIndex={0}>
        <img src={getLargestUrl(scene)} alt={texts.still(name)} />
      </div>
      <p className={styles['note']} role="status">
        {texts.noWebgl}
      </p>
    </>
  );
}
