import { panoramaTexts as texts } from '@prostora/strings/cs/panorama.ts';
import { Button, IconButton } from '@prostora/ui';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Maximize, Minimize, RotateCcw, RotateCw, ZoomIn, ZoomOut } from './icons.ts';
import styles from './panorama.module.css';
import type { Scene } from './scene.ts';
import { useSphere, type Sphere } from './use-sphere.ts';

/** Actions of the keys while the viewer has the focus. */
const KEYS: Readonly<Record<string, (sphere: Sphere) => void>> = {
  ArrowLeft: ({ turn }) => turn(-1, 0),
  ArrowRight: ({ turn }) => turn(1, 0),
  ArrowUp: ({ turn }) => turn(0, 1),
  ArrowDown: ({ turn }) => turn(0, -1),
  '+': ({ zoom }) => zoom(1),
  '=': ({ zoom }) => zoom(1),
  '-': ({ zoom }) => zoom(-1),
  Home: ({ reset }) => reset(),
};

/** A panorama sphere, turned by mouse, two fingers, keys or buttons. */
export function PanoramaViewer({
  scene,
  name,
  largestTexture,
}: {
  scene: Scene;
  name: string;
  largestTexture: number;
}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const sphere = useSphere(container, scene, largestTexture);
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(frame);
  const helpId = useId();
  // The start button is gone: move the focus to the viewer.
  useEffect(() => {
    view.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act(sphere);
  };
  return (
    <div className={styles['frame']} ref={frame} data-sphere={sphere.state}>
      <div
        className={styles['view']}
        ref={view}
        role="application"
        aria-label={texts.viewer(name)}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className={styles['sphere']} ref={container} />
      </div>
      <p className="visually-hidden" id={helpId}>
        {texts.keys}
      </p>
      {sphere.state === 'loading' && (
        <p className={styles['status']} role="status">
          {texts.loading}
        </p>
      )}
      {sphere.state === 'failed' && (
        <div className={styles['status']} role="alert">
          <p>{texts.failed}</p>
          <Button size="sm" onClick={sphere.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      <div className={styles['controls']}>
        <IconButton onPhoto label={texts.left} onClick={() => sphere.turn(-2, 0)}>
          <RotateCcw />
        </IconButton>
        <IconButton onPhoto label={texts.right} onClick={() => sphere.turn(2, 0)}>
          <RotateCw />
        </IconButton>
        <IconButton onPhoto label={texts.zoomIn} onClick={() => sphere.zoom(1)}>
          <ZoomIn />
        </IconButton>
        <IconButton onPhoto label={texts.zoomOut} onClick={() => sphere.zoom(-1)}>
          <ZoomOut />
        </IconButton>
        {fullscreen && (
          <IconButton
            onPhoto
            label={fullscreen.isFull ? texts.leaveFullscreen : texts.fullscreen}
            onClick={fullscreen.toggle}
          >
            {fullscreen.isFull ? <Minimize /> : <Maximize />}
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** Fullscreen state of an element; null where the browser has no Fullscreen API (iPhone). */
function useFullscreen(
  element: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void } | null {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  if (!document.fullscreenEnabled) return null;
  return {
    isFull,
    toggle: () => {
      const changed = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
      // The browser refused; the state is unchanged.
      changed?.catch(() => undefined);
    },
  };
}
