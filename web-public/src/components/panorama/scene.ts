import type { SpacePanorama } from '@prostora/api-client';
import { panoramaTexts } from '@prostora/strings/cs/panorama.ts';

/** One viewpoint of a tour. */
export type Scene = Pick<SpacePanorama, 'id' | 'title' | 'sources' | 'width' | 'height' | 'placeholder'>;

type Size = SpacePanorama['sources'][number];

/** Scenes whose processing is finished. */
export const listReadyScenes = (panoramas: readonly SpacePanorama[]): Scene[] =>
  panoramas.filter(({ status, sources }) => status === 'ready' && sources.length > 0);

export const formatSceneName = (scene: Scene, index: number): string =>
  panoramaTexts.scene(scene.title, index + 1);

/** Width of a sharp picture in screen widths: a screen shows about a fifth of the circle. */
const SCREENS_PER_CIRCLE = 4;

/** The smallest size that is sharp on the screen, within the texture limit of the GPU. */
export function pickSize(sources: readonly Size[], pixels: number, maxTextureSize: number): Size | undefined {
  const candidates = sources.filter(({ width }) => width <= maxTextureSize);
  return (
    candidates.find(({ width }) => width >= pixels * SCREENS_PER_CIRCLE) ?? candidates.at(-1) ?? sources[0]
  );
}

export const getLargestUrl = (scene: Scene): string => scene.sources.at(-1)?.url ?? '';

/** Largest texture size of the browser; 0 without WebGL. */
export function detectMaxTextureSize(): number {
  const context = document.createElement('canvas').getContext('webgl2');
  const size: unknown = context?.getParameter(context.MAX_TEXTURE_SIZE);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof size === 'number' ? size : 0;
}
