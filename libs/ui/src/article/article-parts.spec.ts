import { describe, expect, it } from '@jest/globals';
import { splitArticle } from './article-parts.ts';

const VIDEO =
  '<figure data-video="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><figcaption>Prohlídka <em>sálu</em></figcaption></figure>';

describe('splitArticle', () => {
  it('separates videos and spaces from the HTML in document order', () =>
    expect(
      splitArticle(`<p>a<br />b</p>${VIDEO}<h2 id="cast-x">x</h2><figure data-space="a/b"></figure>`),
    ).toEqual([
      { kind: 'html', html: '<p>a<br />b</p>' },
      {
        kind: 'video',
        value: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        caption: 'Prohlídka <em>sálu</em>',
      },
      { kind: 'html', html: '<h2 id="cast-x">x</h2>' },
      { kind: 'space', value: 'a/b', caption: '' },
    ]));

  it('keeps pictures and nested elements in the HTML', () => {
    const html = `<figure><span><img src="/media/a" /></span></figure><blockquote>${VIDEO}</blockquote>`;
    expect(splitArticle(html)).toEqual([{ kind: 'html', html }]);
  });

  it('returns no parts for blank HTML', () => expect(splitArticle(' ')).toEqual([]));
});
