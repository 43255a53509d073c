import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { panorama, spaceAnswer } from '@prostora/testing/space-fixtures.ts';
import { renderSite } from '../../testing/render-site.tsx';

const show = (panoramas: ReturnType<typeof panorama>[]) =>
  renderSite('/prostor/pragovka/loft', () => spaceAnswer({ panoramas }));

// jsdom behaves as a browser without WebGL.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('the tour of a space', () => {
  it('is hidden without a processed panorama', async () => {
    show([panorama(1, { status: 'processing', sources: [] })]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: '3D prohlídka' })).toBeNull();
  });

  it('shows a still picture first and a flat one without WebGL', async () => {
    const user = userEvent.setup();
    show([panorama(1), panorama(2, { title: 'Galerie' })]);
    expect((await screen.findByAltText('Náhled prohlídky: Loft Kotelna')).getAttribute('src')).toBe(
      '/media/1-1024.webp',
    );
    await user.click(screen.getByRole('button', { name: 'Spustit prohlídku' }));
    const flat = await screen.findByRole('region', { name: /^Prohlídka: Loft Kotelna, Pohled.1$/u });
    expect(flat.querySelector('img')?.getAttribute('src')).toBe('/media/1-2048.webp');
    expect(screen.getByText(/prostorové zobrazení neumí/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Galerie' }));
    expect(
      (await screen.findByRole('region', { name: 'Prohlídka: Loft Kotelna, Galerie' }))
        .querySelector('img')
        ?.getAttribute('src'),
    ).toBe('/media/2-2048.webp');
  });
});
