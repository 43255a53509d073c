import { describe, expect, it } from '@jest/globals';
import { MAILS } from './mail-templates.ts';
import { renderHtml } from './modules/mail/mail.layout.ts';
import { renderText } from './modules/mail/mail.text.ts';

const SITE = { name: 'Sály & dvory', publicUrl: 'https://prostora.test' };
const SAMPLES = MAILS.map(({ name, buildSample }) => ({ name, message: buildSample().message }));
const ELEMENTS = 'html head meta title style body span table tr td h1 a img br'.split(' ');
const VOID_ELEMENTS = new Set(['meta', 'img', 'br']);

const withoutComments = (html: string): string => html.replaceAll(/<!--.*?-->/gu, '');
const listTags = (html: string): string[] =>
  [...withoutComments(html).matchAll(/<([a-z]\w*)/gu)].map(([, tag]) => tag ?? '');
const listAttributes = (html: string, attribute: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gu'))].map(([, value]) => value ?? '');

/** Elements that are closed in another order than they were opened. */
function findMisnested(html: string): string[] {
  const open: string[] = [];
  return [...withoutComments(html).matchAll(/<(\/?)([a-z]\w*)/gu)].flatMap(([tag, isEnd, name = '']) => {
    if (VOID_ELEMENTS.has(name)) return [];
    if (isEnd !== '/') open.push(name);
    else if (open.pop() !== name) return [tag];
    return [];
  });
}

/** Texts of the blocks of details, which the text part has as lines „label: value“. */
const listDetails = (message: (typeof SAMPLES)[number]['message']): string[] =>
  message.paragraphs.flatMap((paragraph) =>
    typeof paragraph === 'string' ? [] : paragraph.details.map(({ label, value }) => `${label}: ${value}`),
  );

describe.each(SAMPLES)('the mail $name', ({ message }) => {
  const html = renderHtml(message, SITE);

  it('is built of tables with inline styles only, which Outlook draws', () => {
    expect(listTags(html).filter((tag) => !ELEMENTS.includes(tag))).toEqual([]);
    expect(findMisnested(html)).toEqual([]);
    expect(listAttributes(html, 'style').join(';')).not.toMatch(/flex|grid|float|position|var\(/u);
    expect(html.split('<!--[if mso]>')).toHaveLength(html.split('<![endif]-->').length);
  });

  it('is at most 600 pixels wide', () => {
    const widths = listAttributes(html, 'width').filter((width) => /^\d+$/u.test(width));
    const styled = [...html.matchAll(/[;"\s]width:(\d+)px/gu)].map(([, width]) => width);
    expect(Math.max(...[...widths, ...styled].map(Number))).toBeLessThanOrEqual(600);
    expect(html).toContain('max-width:600px');
  });

  it('has an alternative text for every image and absolute links only', () => {
    for (const [image] of html.matchAll(/<img [^>]*>/gu)) expect(image).toMatch(/\salt="/u);
    for (const link of [...listAttributes(html, 'href'), ...listAttributes(html, 'src')])
      expect(link).toMatch(/^(?:https:\/\/[\w.]+(?:[/#?]|$)|mailto:[^@\s]+@[^@\s]+$|tel:\+?\d{9,}$)/u);
  });

  it('has a hidden preheader of its first sentence, after the greeting', () => {
    const [, preheader = ''] = /<body[^>]*><span style="display:none[^"]*">([^<]+)<\/span>/u.exec(html) ?? [];
    expect(preheader.length).toBeGreaterThan(20);
    expect(preheader.length).toBeLessThanOrEqual(140);
    expect(preheader).not.toMatch(/^Dobrý den/u);
  });

  it('follows the dark mode and names the site, not its host', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toContain('Sály &amp; dvory');
    expect(html.replaceAll(/(?:href|src)="[^"]*"/gu, '')).not.toContain('https://prostora.test');
  });

  it('says the same in its text part', () => {
    const text = renderText(message, SITE);
    expect(text.startsWith('Dobrý den,')).toBe(true);
    for (const detail of listDetails(message)) expect(text).toContain(detail);
    if (message.action) expect(text).toContain(`${SITE.publicUrl}${message.action.path}`);
    expect(text).not.toMatch(/undefined|\[object/u);
  });
});

describe('details of a mail about a reservation', () => {
  const { message } = SAMPLES.find(({ name }) => name === 'reservation-booked') ?? { message: null };
  const html = message ? renderHtml({ ...message, recipientName: 'Jana Nová' }, SITE) : '';

  it('link the map, the telephone and the e-mail of the host', () => {
    expect(html).toContain('href="tel:+420602123456"');
    expect(html).toContain('href="mailto:pragovka@prostora.test"');
    expect(html).toMatch(/href="https:\/\/mapy\.com\/fnc\/v1\/search\?query=Kolbenova/u);
  });

  it('name number, slot, place, people, total and what a cancellation costs', () => {
    const labels = ['Číslo rezervace', 'Prostor', 'Termín', 'Počet hostů', 'Cena', 'Zrušení', 'Adresa'];
    for (const label of labels) expect(html).toContain(`>${label}</td>`);
  });

  it('follow a greeting by the first name', () => {
    expect(html).toContain('Dobrý den, Jano,');
  });
});

it('writes a message of the previous release, which has its own greeting, with one', () => {
  const text = renderText({ subject: 'Předmět', paragraphs: ['Dobrý den,', 'text.'] }, SITE);
  expect(text.match(/Dobrý den/gu)).toHaveLength(1);
});
