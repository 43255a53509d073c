import { panoramaTexts as texts } from '@prostora/strings/cs/panorama.ts';
import { Button } from '@prostora/ui';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Rotate3d } from './icons.ts';
import styles from './panorama.module.css';
import { getLargestUrl, formatSceneName, type Scene } from './scene.ts';

// The viewer is three times as large as the page: it loads on demand.
const loadRunning = () => import('./running-tour.tsx');
const RunningTour = lazy(async () => ({ default: (await loadRunning()).RunningTour }));
const prefetchViewer = (): void => void loadRunning().catch(() => undefined);

type PanoramaTourProps = {
  /** Not empty. */
  scenes: readonly Scene[];
  /** Name of the space. */
  title: string;
  /** Caption of the shown scene. */
  caption?: (index: number) => ReactNode;
};

/**
 * Tour of a space: a still picture until started, then the viewer. Without JavaScript a link to the flat
 * picture.
 */
export function PanoramaTour({ scenes, title, caption }: PanoramaTourProps): ReactNode {
  const [running, setRunning] = useState(false);
  const [index, setIndex] = useState(0);
  const still = (
    <Still scene={scenes[index]} title={title} started={running} onStart={() => setRunning(true)} />
  );
  return (
    <div className={styles['tour']}>
      {running ? (
        <Suspense fallback={still}>
          <RunningTour scenes={scenes} title={title} index={index} onIndex={setIndex} />
        </Suspense>
      ) : (
        still
      )}
      {scenes.length > 1 && <SceneSwitch scenes={scenes} index={index} onIndex={setIndex} />}
      {caption?.(index)}
    </div>
  );
}

type StillProps = { scene: Scene | undefined; title: string; started: boolean; onStart: () => void };

function Still({ scene, title, started, onStart }: StillProps): ReactNode {
  if (!scene) return null;
  return (
    <div className={styles['frame']}>
      <img
        className={styles['still']}
        src={scene.sources[0]?.url}
        srcSet={scene.sources
          .slice(0, 2)
          .map(({ url, width }) => `${url} ${width}w`)
          .join(', ')}
        sizes="(max-width: 600px) 180vw, 1400px"
        width={scene.width ?? undefined}
        height={scene.height ?? undefined}
        alt={texts.still(title)}
        loading="lazy"
        decoding="async"
      />
      <div className={styles['start']}>
        <Button
          className="needs-script"
          variant="floating"
          size="lg"
          sending={started}
          sendingLabel={texts.loading}
          onPointerEnter={prefetchViewer}
          onFocus={prefetchViewer}
          onClick={onStart}
        >
          <Rotate3d aria-hidden />
          {texts.start}
        </Button>
        <noscript>
          <a className="text-link" href={getLargestUrl(scene)}>
            {texts.flat}
          </a>
        </noscript>
      </div>
    </div>
  );
}

type SceneSwitchProps = { scenes: readonly Scene[]; index: number; onIndex: (index: number) => void };

const SceneSwitch = ({ scenes, index, onIndex }: SceneSwitchProps): ReactNode => (
  <div className={`${styles['scenes']} needs-script`} role="group" aria-label={texts.scenes}>
    {scenes.map((scene, number) => (
      <button
        key={scene.id}
        type="button"
        className={styles['scene']}
        aria-pressed={number === index}
        onClick={() => onIndex(number)}
      >
        {formatSceneName(scene, number)}
      </button>
    ))}
  </div>
);
