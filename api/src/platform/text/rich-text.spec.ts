import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { countRounds } from '../../../../tools/testing/rounds.ts';
import { HOSTILE_TEXTS } from './fixtures/hostile-texts.ts';
import { plainParagraphs, plainText, sanitizeRichText } from './rich-text.ts';

const TAGS = new Set([
  'P',
  'BR',
  'STRONG',
  'EM',
  'U',
  'S',
  'H2',
  'H3',
  'UL',
  'OL',
  'LI',
  'BLOCKQUOTE',
  'A',
  'SPAN',
]);
const STYLE =
  /^(?:(?:font-size:(?:10|12|14|16|18|20|24|32|48)px|font-family:(?:sans-serif|serif|monospace)|text-align:(?:left|center|right|justify));?)+$/u;

/** Elements and attributes a browser parses that are not on the allowlist. */
function findForbidden(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!TAGS.has(element.tagName)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      const isFine =
        (name === 'href' && /^(?:https?:\/\/|mailto:|tel:)/iu.test(value)) ||
        (name === 'rel' && value === 'noopener nofollow') ||
        (name === 'style' && STYLE.test(value.replace(/\s/gu, '')));
      if (!isFine) found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return found;
}

describe('sanitizeRichText', () => {
  it.each(HOSTILE_TEXTS)('neutralizes the attack %j', (attack) => {
    for (const html of [attack, `<p>před ${attack} po</p>`, `<ul><li>${attack}`, sanitizeRichText(attack)])
      expect(findForbidden(sanitizeRichText(html))).toEqual([]);
  });

  it('keeps the output of the editor', () => {
    const text =
      '<h2 style="text-align:center">Kotelna</h2><p style="text-align:justify"><strong>Světlý</strong> <em>sál</em> <u>s</u> <s>podlahou</s><br />a <span style="font-size:24px;font-family:serif">okny</span></p>' +
      '<ul><li><p>parkety</p></li></ul><ol><li>okna</li></ol><blockquote><p>Krásné</p></blockquote><p><a href="https://www.kotelna.example/?a=1&amp;b=2" rel="noopener nofollow">web</a> <a href="mailto:a@b.cz" rel="noopener nofollow">pište</a> <a href="tel:+420123456789" rel="noopener nofollow">volejte</a></p>';
    expect(sanitizeRichText(text)).toBe(text);
  });

  it('maps pasted elements to those of the editor and keeps all words', () => {
    expect(
      sanitizeRichText(
        '<div><b>Sál</b> <i>u</i> <font color="red">Lípy</font></div><h1>Co tu je</h1><table><tr><td>pódium</td></tr></table>',
      ),
    ).toBe('<p><strong>Sál</strong> <em>u</em> Lípy</p><h2>Co tu je</h2>pódium');
    expect(sanitizeRichText('<p><a href="javascript:alert(1)">web</a></p>')).toBe('<p><span>web</span></p>');
    expect(sanitizeRichText('<span style="font-size: 17px; font-family: Comic Sans">x</span>')).toBe(
      '<span>x</span>',
    );
  });

  it('returns an empty text without words', () => {
    for (const html of ['', '<p></p>', '<p><br></p>', ' <p>&nbsp;</p> ', '<script>x</script>'])
      expect(sanitizeRichText(html)).toBe('');
  });

  it('is idempotent and safe for arbitrary input', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.constantFrom(
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
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        (html) => {
          const once = sanitizeRichText(html);
          expect(sanitizeRichText(once)).toBe(once);
          expect(findForbidden(once)).toEqual([]);
        },
      ),
      { numRuns: countRounds(300, 100), seed: 36 },
    );
  });

  it('runs in time linear in the text', () => {
    const begin = performance.now();
    for (const html of [
      '<p>'.repeat(30_000),
      '<a href="'.repeat(10_000),
      '<!--'.repeat(20_000),
      '&'.repeat(100_000),
      '<span style="font-size:16px;'.repeat(3000),
    ])
      sanitizeRichText(html);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});

describe('plainText and plainParagraphs', () => {
  it('returns the words on one line', () => {
    expect(
      plainText(
        sanitizeRichText('<p>Rock &amp; roll</p>\n<p>5&nbsp;&lt;&nbsp;7, &amp;lt; &quot;tak&quot;</p>'),
      ),
    ).toBe('Rock & roll 5 < 7, &lt; "tak"');
  });

  it.each([
    ['<h2>Sál</h2><p>První\nřádek.</p><p>Druhý.<br>Třetí.</p>', 'Sál\n\nPrvní řádek.\n\nDruhý.\nTřetí.'],
    [
      '<p>Vejde se:</p><ul><li><p>80 u stolů</p></li><li>120 ve stoje</li></ul><p>Konec</p>',
      'Vejde se:\n• 80 u stolů\n• 120 ve stoje\n\nKonec',
    ],
    ['<p></p><p>&nbsp;</p>', ''],
  ])('keeps paragraphs and lists of %s', (html, text) => {
    expect(plainParagraphs(html)).toBe(text);
  });
});
