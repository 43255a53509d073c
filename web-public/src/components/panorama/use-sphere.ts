import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';
import { panoramaTexts as texts } from '@prostora/strings/cs/panorama.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { pickSize, type Scene } from './scene.ts';

const STEP_RADIANS = Math.PI / 12;
const ZOOM_STEP = 12;
const FADE_MS = 500;

export type Sphere = {
  state: 'loading' | 'ready' | 'failed';
  /** Turns by a number of steps to the right and up. */
  turn: (right: number, up: number) => void;
  zoom: (steps: number) => void;
  reset: () => void;
  retry: () => void;
};

const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Panorama viewer in an element. It does not rotate by itself; one finger and the wheel scroll the page. */
export function useSphere(
  container: RefObject<HTMLDivElement | null>,
  scene: Scene,
  largestTexture: number,
): Sphere {
  const viewer = useRef<Viewer | null>(null);
  const [state, setState] = useState<Sphere['state']>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const created = new Viewer({
      container: element,
      navbar: false,
      keyboard: false,
      mousewheelCtrlKey: true,
      touchmoveTwoFingers: true,
      loadingTxt: '',
      defaultZoomLvl: 20,
      lang: {
        twoFingers: texts.twoFingers,
        ctrlZoom: texts.ctrlZoom,
        loadError: texts.failed,
        webglError: texts.noWebgl,
        loading: texts.loading,
      },
    });
    viewer.current = created;
    return () => {
      viewer.current = null;
      created.destroy();
    };
  }, [container]);

  useEffect(() => {
    const shown = viewer.current;
    const size = pickSize(
      scene.sources,
      (container.current?.clientWidth ?? 0) * window.devicePixelRatio,
      largestTexture,
    );
    if (!shown || !size) return undefined;
    let isActive = true;
    const update = (next: Sphere['state']): void => {
      if (isActive) setState(next);
    };
    update('loading');
    shown
      .setPanorama(size.url, {
        showLoader: false,
        transition: prefersReducedMotion() ? false : { effect: 'fade', rotation: false, speed: FADE_MS },
      })
      .then(
        (done) => {
          if (done) update('ready');
        },
        () => update('failed'),
      );
    return () => {
      isActive = false;
    };
  }, [container, scene, largestTexture, attempt]);

  return {
    state,
    turn: (right, up) => {
      const shown = viewer.current;
      if (!shown || state !== 'ready') return;
      const { yaw, pitch } = shown.getPosition();
      const target = { yaw: yaw + right * STEP_RADIANS, pitch: pitch + up * STEP_RADIANS };
      if (prefersReducedMotion()) shown.rotate(target);
      else void shown.animate({ ...target, speed: 250 });
    },
    zoom: (steps) => viewer.current?.zoom(viewer.current.getZoomLevel() + steps * ZOOM_STEP),
    reset: () => viewer.current?.rotate({ yaw: 0, pitch: 0 }),
    retry: () => setAttempt((count) => count + 1),
  };
}
