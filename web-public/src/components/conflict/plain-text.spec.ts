import { expect, it } from '@jest/globals';
import { toPlainLines } from './plain-text.ts';

it.each([
  ['<h2>Sál</h2><p>U&nbsp;Lípy<br>v Brně</p>', 'Sál\nU Lípy\nv Brně'],
  ['<ul><li>R&amp;B</li><li>5 &lt; 7</li></ul>', 'R&B\n5 < 7'],
  ['<p>znak &amp;lt; v textu</p>', 'znak &lt; v textu'],
])('converts %s to plain lines', (html, text) => {
  expect(toPlainLines(html)).toBe(text);
});
