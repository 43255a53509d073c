import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { sanitizeRichText } from './rich-text.ts';

/** Of OWASP's cheat sheet, DOMPurify's and PortSwigger's collections: script, attribute, address, style, SVG, MathML and mutation vectors. */
const ATTACKS: readonly string[] = [
  '<script>alert(1)</script>', '<SCRIPT SRC=//evil.test/x.js></SCRIPT>', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<script\n>alert(1)</script\n>', '<<script>alert(1)//<</script>', '<script/x>alert(1)</script>',
  '<img src=x onerror=alert(1)>', '<img src="x`onerror=alert(1)">', '<img """><script>alert(1)</script>">', '<img src=1 href=1 onerror="javascript:alert(1)">', '<p onclick=alert(1)>x</p>', '<p/onmouseover="alert(1)">x',
  '<body onload=alert(1)>', '<input autofocus onfocus=alert(1)>', '<video><source onerror="alert(1)"></video>', '<audio src=x onerror=alert(1)>', '<details open ontoggle=alert(1)>x</details>', '<marquee onstart=alert(1)>x</marquee>',
  '<a href="javascript:alert(1)">x</a>', '<a href="JaVaScRiPt:alert(1)">x</a>', '<a href="jav&#x09;ascript:alert(1)">x</a>', '<a href="jav\nascript:alert(1)">x</a>', '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>', '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>', '<a href="vbscript:msgbox(1)">x</a>', '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>', '<a href="http:evil">x</a>', '<a href="https://x.test" target="_top" onclick="alert(1)">x</a>', '<a href="https://x.test/&quot; onclick=&quot;alert(1)">x</a>', '<a href="blob:https://x.test/1">x</a>', '<a href="file:///etc/passwd">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', '<object data="javascript:alert(1)"></object>', '<embed src="javascript:alert(1)">', '<form action="javascript:alert(1)"><button>x</button></form>', '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">', '<link rel=stylesheet href="javascript:alert(1)">', '<style>@import "javascript:alert(1)"</style>', '<style>p{background:url(javascript:alert(1))}</style>',
  '<svg onload=alert(1)>', '<svg><script>alert(1)</script></svg>', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', '<svg><animate onbegin=alert(1) attributeName=x dur=1s>', '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<textarea><img title="</textarea><img src=x onerror=alert(1)>">', '<xmp><p title="</xmp><img src=x onerror=alert(1)>">', '<title><p title="</title><img src=x onerror=alert(1)>">', '<template><img src=x onerror=alert(1)></template>',
  '<select><iframe></select><img src=x onerror=alert(1)>', '<plaintext><img src=x onerror=alert(1)>', '<!--><img src=x onerror=alert(1)>-->', '<![CDATA[<img src=x onerror=alert(1)>]]>', '<?xml version="1.0"?><img src=x onerror=alert(1)>', '<p><!--[if IE]><script>alert(1)</script><![endif]--></p>',
  '<span style="background:url(javascript:alert(1))">x</span>', '<span style="width:expression(alert(1))">x</span>', '<span style="font-size:16px;position:fixed;inset:0">x</span>', '<span style="font-family:serif;}</style><script>alert(1)</script>">x</span>', '<p style="behavior:url(x.htc)">x</p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&#60;img src=x onerror=alert(1)&#62;</p>', '<a href="https://x.test" rel="opener">x</a>', '<p id="cookie" name="x" class="admin" data-x="1" aria-label="x" is="x">x</p>', '<\u0000script>alert(1)</script>', '<img src=x onerror=\u2028alert(1)>', 'x'.repeat(1000) + '<b'.repeat(500),
];

const TAGS = new Set(['P', 'BR', 'STRONG', 'EM', 'U', 'S', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A', 'SPAN']);
const STYLE = /^(?:(?:font-size:(?:10|12|14|16|18|20|24|32|48)px|font-family:(?:sans-serif|serif|monospace)|text-align:(?:left|center|right|justify));?)+$/u;

/** What a browser would make of the text that no allowlist names. */
function forbiddenIn(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}</body>`).window;
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!TAGS.has(element.tagName)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      const isFine = (name === 'href' && /^(?:https?:\/\/|mailto:|tel:)/iu.test(value)) || (name === 'rel' && value === 'noopener nofollow') || (name === 'style' && STYLE.test(value.replace(/\s/gu, '')));
      if (!isFine) found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  return found;
}

describe('rich text', () => {
  it.each(ATTACKS)('is harmless after %j', (attack) => {
    for (const html of [attack, `<p>před ${attack} po</p>`, `<ul><li>${attack}`, sanitizeRichText(attack)]) expect(forbiddenIn(sanitizeRichText(html))).toEqual([]);
  });

  it('keeps what the editor writes', () => {
    const text = '<h2 style="text-align:center">Kotelna</h2><p style="text-align:justify"><strong>Světlý</strong> <em>sál</em> <u>s</u> <s>podlahou</s><br />a <span style="font-size:24px;font-family:serif">okny</span></p>'
      + '<ul><li><p>parkety</p></li></ul><ol><li>okna</li></ol><blockquote><p>Krásné</p></blockquote><p><a href="https://www.kotelna.example/?a=1&amp;b=2" rel="noopener nofollow">web</a> <a href="mailto:a@b.cz" rel="noopener nofollow">pište</a> <a href="tel:+420123456789" rel="noopener nofollow">volejte</a></p>';
    expect(sanitizeRichText(text)).toBe(text);
  });

  it('turns what is pasted into what the editor knows, and drops what it does not, but never the words', () => {
    expect(sanitizeRichText('<div><b>Sál</b> <i>u</i> <font color="red">Lípy</font></div><h1>Co tu je</h1><table><tr><td>pódium</td></tr></table>')).toBe('<p><strong>Sál</strong> <em>u</em> Lípy</p><h2>Co tu je</h2>pódium');
    expect(sanitizeRichText('<p><a href="javascript:alert(1)">web</a></p>')).toBe('<p><span>web</span></p>');
    expect(sanitizeRichText('<span style="font-size: 17px; font-family: Comic Sans">x</span>')).toBe('<span>x</span>');
  });

  it('a text without words is empty', () => {
    for (const html of ['', '<p></p>', '<p><br></p>', ' <p>&nbsp;</p> ', '<script>x</script>']) expect(sanitizeRichText(html)).toBe('');
  });

  it('cleaned twice is as cleaned once, and harmless whatever was typed', () => {
    const piece = fc.oneof(fc.constantFrom(...ATTACKS), fc.constantFrom('<p>', '</p>', '<a href="', '">', '<span style="font-size:', '16px', '<!--', '-->', '</', '<li', '&', '&amp;', "'", '`', '<math><mi>', '<svg>', '</style>'), fc.string({ unit: 'binary', maxLength: 12 }));
    fc.assert(fc.property(fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')), (html) => {
      const once = sanitizeRichText(html);
      expect(sanitizeRichText(once)).toBe(once);
      expect(forbiddenIn(once)).toEqual([]);
    }), { numRuns: 300, seed: 36 });
  });

  it('takes no time that grows faster than the text', () => {
    const begin = performance.now();
    for (const html of ['<p>'.repeat(30_000), '<a href="'.repeat(10_000), '<!--'.repeat(20_000), '&'.repeat(100_000), '<span style="font-size:16px;'.repeat(3000)]) sanitizeRichText(html);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
