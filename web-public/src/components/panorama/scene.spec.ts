import { expect, it } from '@jest/globals';
import { listReadyScenes, formatSceneName, pickSize } from './scene.ts';

const sources = [1024, 2048, 4096].map((width) => ({
  url: `/media/${width}.webp`,
  width,
  height: width / 2,
}));
const scene = {
  id: 1,
  title: '',
  status: 'ready' as const,
  sources,
  width: 4096,
  height: 2048,
  placeholder: null,
};

it.each([
  [390, 16_384, 2048],
  [1440, 16_384, 4096],
  [200, 16_384, 1024],
  [1440, 2048, 2048],
  [1440, 512, 1024],
])('picks for a screen of %d pixels and textures up to %d a picture of %d', (pixels, texture, width) => {
  expect(pickSize(sources, pixels, texture)?.width).toBe(width);
});

it('lists processed scenes only and numbers those without a title', () => {
  expect(
    listReadyScenes([
      scene,
      { ...scene, id: 2, status: 'processing', sources: [] },
      { ...scene, id: 3, status: 'failed', sources: [] },
    ]).map(({ id }) => id),
  ).toEqual([1]);
  expect([formatSceneName(scene, 1), formatSceneName({ ...scene, title: 'Pódium' }, 0)]).toEqual([
    'Pohled\u00a02',
    'Pódium',
  ]);
});
