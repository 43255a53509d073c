import { expect, it, jest } from '@jest/globals';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { RouterProvider } from '@prostora/nav';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { CardPhotos } from './card-photos.tsx';

function show() {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo as never;
  const space = card(1, { more_images: ['/media/aa/2-800.webp', '/media/aa/3-800.webp'] });
  const element = (
    <article>
      <a href="#nazev">Loft</a>
      <CardPhotos space={space} query="" />
    </article>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const article = screen.getByRole('article');
  const track = article.querySelector<HTMLElement>('[tabindex="-1"]')!;
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  return { article, track, scrollTo, listPhotos: () => [...article.querySelectorAll('img')] };
}

it('photographs of a card load when the pointer enters it', () => {
  const { article, listPhotos } = show();
  expect(listPhotos()).toEqual([]);
  fireEvent.pointerEnter(article);
  expect(listPhotos().map((photo) => photo.getAttribute('src'))).toEqual([
    '/media/aa/2-800.webp',
    '/media/aa/3-800.webp',
  ]);
});

it('photographs of a card are moved by arrow keys, without further stops of the Tab key', () => {
  const { article, track, scrollTo } = show();
  const link = screen.getByRole('link', { name: 'Loft' });
  fireEvent.keyDown(link, { key: 'ArrowLeft' });
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 300 }));
  track.scrollLeft = 600;
  fireEvent.scroll(track);
  fireEvent.keyDown(link, { key: 'ArrowRight' });
  expect(scrollTo).toHaveBeenCalledTimes(1);
  const stops = [...article.querySelectorAll<HTMLElement>('a, button, [tabindex]')];
  expect(stops.filter(({ tabIndex }) => tabIndex >= 0)).toEqual([link]);
});

it('a photograph of a card opens the space', () => {
  const { track } = show();
  expect([...track.querySelectorAll('a')].map((slide) => slide.getAttribute('href'))).toEqual(
    Array(3).fill('/prostor/pragovka/loft-1'),
  );
});
