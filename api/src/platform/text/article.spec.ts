import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { countRounds } from '../../../../tools/testing/rounds.ts';
import { sanitizeArticle } from './article.ts';
import { summarizeArticle } from './article-summary.ts';
import { toEditableArticle, renderArticle, type ArticleImage } from './article-images.ts';
import { HOSTILE_TEXTS } from './fixtures/hostile-texts.ts';

const TAGS = new Set([
  'P',
  'BR',
  'STRONG',
  'EM',
  'U',
  'S',
  'H2',
  'H3',
  'H4',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'A',
  'SPAN',
  'FIGURE',
  'FIGCAPTION',
  'IMG',
  'TABLE',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
  'HR',
  'PRE',
  'CODE',
]);
const STYLE =
  /^(?:(?:font-size:(?:10|12|14|16|18|20|24|32|48)px|font-family:(?:sans-serif|serif|monospace)|text-align:(?:left|center|right|justify));?)+$/u;
const ALLOWED_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  'A href': /^(?:https?:\/\/|mailto:|tel:|#[\w-]+$|\/(?![/\\]))/iu,
  'A rel': /^noopener$/u,
  'IMG data-image': /^\d{1,9}$/u,
  'IMG alt': /^/u,
  'FIGURE data-video': /^https:\/\/(?:www\.youtube\.com\/watch\?v=[\w-]{11}|vimeo\.com\/\d+)$/u,
  'FIGURE data-space': /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/u,
  'TH colspan': /^\d+$/u,
  'TH rowspan': /^\d+$/u,
  'TD colspan': /^\d+$/u,
  'TD rowspan': /^\d+$/u,
  'TH scope': /^(?:col|row)$/u,
};

/** Elements and attributes a browser parses that are not on the allowlist. */
function findForbidden(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!TAGS.has(element.tagName)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      const isFine =
        (ALLOWED_ATTRIBUTES[`${element.tagName} ${name}`]?.test(value) ?? false) ||
        (name === 'style' && STYLE.test(value.replace(/\s/gu, ''))) ||
        (name === 'id' && /^H[2-4]$/u.test(element.tagName) && /^cast-[a-z0-9-]+$/u.test(value));
      if (!isFine) found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return found;
}

const PIECES = [
  '<p>',
  '</p>',
  '<a href="',
  '">',
  '<span style="font-size:',
  '16px',
  '<!--',
  '-->',
  '</',
  '<li',
  '&',
  '&amp;',
  "'",
  '`',
  '<math><mi>',
  '<svg>',
  '</style>',
  '<table>',
  '<tr><td',
  '</table>',
  '<figure data-video="',
  '<figure>',
  '</figure>',
  '<figcaption>',
  '<img data-image="1" alt="',
  '<h2 id="',
  '<h3>',
  '</h3>',
  '<pre>',
  '<code>',
  '</pre>',
] as const;

describe('sanitizeArticle', () => {
  it.each(HOSTILE_TEXTS)('neutralizes the attack %j', (attack) => {
    const around = [
      attack,
      `<p>před ${attack} po</p>`,
      `<ul><li>${attack}`,
      `<table><tr><td>${attack}`,
      `<figure>${attack}<figcaption>${attack}</figcaption></figure>`,
      `<pre><code>${attack}`,
      `<h2>${attack}</h2>`,
      `<img data-image="1" alt='${attack}'>`,
    ];
    for (const html of around) expect(findForbidden(sanitizeArticle(html))).toEqual([]);
  });

  it('is idempotent and safe for arbitrary input', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.constantFrom(...PIECES),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
        (html) => {
          const once = sanitizeArticle(html);
          expect(sanitizeArticle(once)).toBe(once);
          expect(findForbidden(once)).toEqual([]);
        },
      ),
      { numRuns: countRounds(400, 120), seed: 36 },
    );
  });

  it('runs in time linear in the text', () => {
    const begin = performance.now();
    for (const html of [
      '<h2>'.repeat(20_000),
      '<figure>'.repeat(20_000),
      '<table><tr><td>'.repeat(8000),
      '<img data-image="1" alt="'.repeat(8000),
      '<h2>a</h2>'.repeat(4000),
    ])
      summarizeArticle(sanitizeArticle(html));
    expect(performance.now() - begin).toBeLessThan(8000);
  });

  it('keeps the output of the editor', () => {
    const text =
      '<h2 id="cast-sal">Sál</h2><p>Text <code>kód</code></p><figure><img data-image="12" alt="Sál &quot;U Lípy&quot;" /><figcaption>Popisek</figcaption></figure>' +
      '<figure data-video="https://www.youtube.com/watch?v=aqz-KE-bpKQ"><figcaption>Prohlídka</figcaption></figure><figure data-space="pragovka/loft"></figure>' +
      '<table><thead><tr><th colspan="2" scope="col">Hostů</th></tr></thead><tbody><tr><td>50</td><td>80 m²</td></tr></tbody></table><hr /><pre><code>a  b</code></pre><h4 id="cast-kam">Kam</h4><p><a href="/katalog/praha">Praha</a> <a href="#cast-sal">sál</a> <a href="https://a.cz/" rel="noopener">web</a></p>';
    expect(sanitizeArticle(text)).toBe(text);
  });

  it.each([
    ['<img src="https://evil.example/x.png" alt="x">', ''],
    ['<img src="/media/ab/x.webp" data-image="7" onerror="x()">', '<img data-image="7" alt="" />'],
    ['<figure><img src="x"></figure>', ''],
    ['<figure data-video="https://evil.example/v"></figure>', ''],
    [
      '<figure data-video="https://youtu.be/aqz-KE-bpKQ" data-space="a"></figure>',
      '<figure data-video="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></figure>',
    ],
    ['<figure data-space="../x">a</figure>', '<figure>a</figure>'],
    ['<a href="//evil.example">x</a>', '<span>x</span>'],
    ['<iframe src="https://www.youtube.com/embed/x"></iframe>', ''],
    ['<h1 id="root">Sál</h1><h5>Sál</h5>', '<h2 id="cast-sal">Sál</h2><h4 id="cast-sal-2">Sál</h4>'],
  ])('sanitizes %s to %s', (typed, stored) => expect(sanitizeArticle(typed)).toBe(stored));
});

describe('summarizeArticle', () => {
  const html = sanitizeArticle(
    '<h2>Metr &amp; host</h2><p>Prvních pár slov.</p><h3><strong>Parket</strong> není chodba</h3><p>a</p><h2>Metr &amp; host</h2><figure><img data-image="3" alt=""></figure><img data-image="5" alt=""><img data-image="3" alt=""><figure data-space="a/b"></figure>',
  );

  it('lists headings, pictures and spaces', () => {
    const { contents, images, spaces, excerpt } = summarizeArticle(html);
    expect(contents).toEqual([
      { id: 'cast-metr-host', level: 2, text: 'Metr & host' },
      { id: 'cast-parket-neni-chodba', level: 3, text: 'Parket není chodba' },
      { id: 'cast-metr-host-2', level: 2, text: 'Metr & host' },
    ]);
    expect([images, spaces, excerpt]).toEqual([[3, 5], ['a/b'], 'Prvních pár slov. a']);
  });

  it('counts a minute per 200 words, at least one', () => {
    expect(summarizeArticle('').minutes).toBe(1);
    expect(summarizeArticle(`<p>${'slovo '.repeat(900)}</p>`).minutes).toBe(5);
  });

  it('cuts the excerpt between words', () => {
    const { excerpt } = summarizeArticle(`<p>${'prostor '.repeat(60)}</p>`);
    expect(excerpt).toMatch(/prostor…$/u);
    expect(excerpt.length).toBeLessThanOrEqual(156);
  });
});

describe('renderArticle and toEditableArticle', () => {
  const ready: ArticleImage = {
    status: 'ready',
    url: '/media/ab/1-800.webp',
    sources: [{ type: 'image/avif', srcset: '/media/ab/1-400.avif 400w' }],
    width: 1600,
    height: 1200,
    placeholder: 'data:image/webp;base64,AA',
  };
  const processing: ArticleImage = {
    status: 'processing',
    url: null,
    sources: [],
    width: null,
    height: null,
    placeholder: null,
  };
  const stored = sanitizeArticle(
    '<figure><img data-image="1" alt="Sál"><figcaption>Popisek</figcaption></figure><figure><img data-image="2" alt=""></figure><figure><img data-image="3" alt=""><figcaption>Pryč</figcaption></figure>',
  );
  const images = new Map([
    [1, ready],
    [2, processing],
  ]);

  it('renders ready pictures, announces processing ones and drops deleted ones', () => {
    const shown = renderArticle(stored, images);
    expect(shown).toContain(
      '<source type="image/avif" srcset="/media/ab/1-400.avif 400w" sizes="(max-width: 760px) 92vw, 680px" /><img src="/media/ab/1-800.webp" alt="Sál" width="1600" height="1200" loading="lazy" decoding="async" /></picture></span><figcaption>Popisek</figcaption></figure>',
    );
    expect(shown).toContain('<span class="article-waiting">');
    expect(shown).not.toContain('Pryč');
  });

  it('restores the stored pictures after editing', () =>
    expect(sanitizeArticle(toEditableArticle(stored, images))).toBe(stored));
});
