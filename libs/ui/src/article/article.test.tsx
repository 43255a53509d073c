import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Article } from './article.tsx';

const video = (id: number, caption = ''): string =>
  `<p>Text</p><figure data-video="https://vimeo.com/${id}"><figcaption>${caption}</figcaption></figure>`;
const player = (): HTMLIFrameElement | null => document.querySelector('iframe');
const play = (): boolean => fireEvent.click(screen.getByRole('button'));

afterEach(cleanup);

describe('video of an Article', () => {
  it('does not autoplay after the text is replaced by another one', () => {
    const { rerender } = render(<Article html={video(76979871)} />);
    expect(player()).toBeNull();
    play();
    expect(player()?.src).toContain('76979871');
    rerender(<Article html={video(22439234)} />);
    expect(player()).toBeNull();
  });

  it('moves the focus to the player on play', () => {
    render(<Article html={video(76979871)} />);
    screen.getByRole('button').focus();
    play();
    expect(document.activeElement).toBe(player());
  });

  it('takes its accessible name from the caption', () => {
    render(<Article html={video(76979871, 'Káva &amp; <em>čaj</em>')} />);
    play();
    expect(player()?.title).toContain('Káva & čaj');
  });
});
