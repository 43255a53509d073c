import { describe, expect, it } from '@jest/globals';
import { partsOf } from './article-parts.ts';

const VIDEO =
  '<figure data-video="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><figcaption>Prohlídka <em>sálu</em></figcaption></figure>';

describe('the parts of an article', () => {
  it('are its HTML and, in their places, its videos and spaces', () =>
    expect(
      partsOf(`<p>a<br />b</p>${VIDEO}<h2 id="cast-x">x</h2><figure data-space="a/b"></figure>`),
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

  it('leave a picture and what stands inside of something else in its place', () => {
    const html = `<figure><span><img src="/media/a" /></span></figure><blockquote>${VIDEO}</blockquote>`;
    expect(partsOf(html)).toEqual([{ kind: 'html', html }]);
  });

  it('of nothing are none', () => expect(partsOf(' ')).toEqual([]));
});
