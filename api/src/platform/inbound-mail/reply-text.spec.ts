import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { extractReplyText } from './reply-text.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
/** What the person typed, by the name of the raw mail. */
const EXPECTED = JSON.parse(readFileSync(path.join(FIXTURES, 'expected.json'), 'utf8')) as Record<
  string,
  string
>;
const NAMES = Object.keys(EXPECTED);
/** Of 40. */
const REQUIRED = 38;

async function extractFixture(name: string): Promise<string> {
  const { text, html } = await PostalMime.parse(readFileSync(path.join(FIXTURES, `${name}.eml`)));
  return extractReplyText({ text: text ?? null, html: html ?? null });
}

describe('extractReplyText', () => {
  it('reads at least 38 of 40 replies of common mail programs as they were typed', async () => {
    const unclean: string[] = [];
    for (const name of NAMES) if ((await extractFixture(name)) !== EXPECTED[name]) unclean.push(name);
    expect(NAMES).toHaveLength(40);
    expect(unclean.length <= 40 - REQUIRED ? [] : unclean).toEqual([]);
  });

  it.each([
    ['a date and a time in the text', 'Přijedeme 3. 5. 2027 v 10:15.\n\nOdvezete nás?'],
    ['a line that ends with a colon', 'Potřebujeme:\n\n- stoly\n- židle'],
    ['a word of an attribution without a date', 'Kolega mi napsal:\n\nvezmeme to.'],
    ['a line of dashes', 'První možnost\n-----\nDruhá možnost'],
    ['a line that begins like a header', 'Od: pátku do neděle máme čas.\n\nHodí se to?'],
  ])('keeps %s', (_name, text) => {
    expect(extractReplyText({ text, html: null })).toBe(text);
  });

  it('is empty where nothing was typed', () => {
    expect(extractReplyText({ text: '> Dobrý den\n> Jana', html: null })).toBe('');
    expect(extractReplyText({ text: null, html: '<blockquote>Dobrý den</blockquote>' })).toBe('');
    expect(extractReplyText({ text: null, html: null })).toBe('');
  });
});
