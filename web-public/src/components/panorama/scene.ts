import type { SpacePanorama } from '@prostora/api-client';
import { panoramaTexts } from '@prostora/strings/cs/panorama.ts';

/** One place of a tour from which one looks around. */
export type Scene = Pick<SpacePanorama, 'id' | 'title' | 'sources' | 'width' | 'height' | 'placeholder'>;

type Size = SpacePanorama['sources'][number];

/** Scenes that can be looked around in. */
export const readyScenes = (panoramas: readonly SpacePanorama[]): Scene[] =>
  panoramas.filter(({ status, sources }) => status === 'ready' && sources.length > 0);

export const sceneName = (scene: Scene, index: number): string => panoramaTexts.scene(scene.title, index + 1);

/** A screen shows about a fifth of the circle: so many times its width the picture should have. */
const CIRCLE = 4;

/** The smallest size that is sharp on the screen, and no larger than the graphics card takes. */
export function sizeFor(sources: readonly Size[], pixels: number, largestTexture: number): Size | undefined {
  const possible = sources.filter(({ width }) => width <= largestTexture);
  return possible.find(({ width }) => width >= pixels * CIRCLE) ?? possible.at(-1) ?? sources[0];
}

export const largestOf = (scene: Scene): string => scene.sources.at(-1)?.url ?? '';

/** The largest texture the browser can show; 0 where it cannot show any. */
export function largestTexture(): number {
  const context = document.createElement('canvas').getContext('webgl2');
  const size: unknown = context?.getParameter(context.MAX_TEXTURE_SIZE);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof size === 'number' ? size : 0;
}
