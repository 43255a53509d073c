import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { panorama, spaceAnswer } from '@prostora/testing/space-fixtures.ts';
import { renderSite } from '../../testing/render-site.tsx';

const show = (panoramas: ReturnType<typeof panorama>[]) =>
  renderSite('/prostor/pragovka/loft', () => spaceAnswer({ panoramas }));

// The simulated browser draws nothing, as one without WebGL.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('the tour of a space', () => {
  it('is left out where there is nothing to look around in', async () => {
    show([panorama(1, { status: 'processing', sources: [] })]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: '3D prohlídka' })).toBeNull();
  });

  it('is a still picture until it is started, and the whole picture where the browser shows no sphere', async () => {
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
