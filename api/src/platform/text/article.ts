import { LIMITS, SPACE_ADDRESS, localPath, videoOf } from '@prostora/contracts';
import sanitizeHtml from 'sanitize-html';
import { headingIds } from './article-facts.ts';
import { plainText, richTextOptions } from './rich-text.ts';

const IMAGE_ID = /^[1-9]\d{0,8}$/u;
const SPAN = /^(?:[2-9]|1\d|20)$/u;

type Attributes = sanitizeHtml.Attributes;

/** Only the given attributes, those whose value is right. */
const kept = (attributes: Attributes, rules: Readonly<Record<string, RegExp>>): Attributes =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) =>
      rule.test(attributes[name] ?? '') ? [[name, attributes[name] ?? '']] : [],
    ),
  );

/** A cell of a table; what it spans and is the heading of. */
const cell = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: kept(attributes, {
    colspan: SPAN,
    rowspan: SPAN,
    ...(tagName === 'th' && { scope: /^(?:col|row)$/u }),
  }),
});

/** A video, the card of a space, or a picture with its caption: one of them at most. */
function figure(tagName: string, attributes: Attributes): sanitizeHtml.Tag {
  const video = videoOf(attributes['data-video']);
  if (video) return { tagName, attribs: { 'data-video': video.address } };
  return { tagName, attribs: kept(attributes, { 'data-space': SPACE_ADDRESS }) };
}

/** A stored photograph by its number; its address, size and formats are filled in when the text is read, since they may be made later. */
const picture = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => {
  const alt = (attributes['alt'] ?? '').replace(/\s+/gu, ' ').trim().slice(0, LIMITS.imageAlt);
  return { tagName, attribs: { ...kept(attributes, { 'data-image': IMAGE_ID }), alt } };
};

/** Besides what every text may link to: pages of this site and headings of the text. Links of the operator carry weight with search engines. */
const link = (tagName: string, { href = '' }: Attributes): sanitizeHtml.Tag => {
  const target = href.trim();
  const local = /^#[\w-]+$/u.test(target) ? target : localPath(target);
  if (local !== null) return { tagName, attribs: { href: local } };
  const { tagName: name, attribs } = richTextOptions.transformTags.a(tagName, { href });
  return { tagName: name, attribs: name === 'a' ? { ...attribs, rel: 'noopener' } : attribs };
};

const { h4: _h4, ...transforms } = richTextOptions.transformTags;

const options: sanitizeHtml.IOptions = {
  ...richTextOptions,
  allowedTags: [
    ...richTextOptions.allowedTags,
    'h4',
    'figure',
    'figcaption',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'pre',
    'code',
  ],
  allowedAttributes: {
    ...richTextOptions.allowedAttributes,
    h4: ['style'],
    figure: ['data-video', 'data-space'],
    img: ['data-image', 'alt'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: { ...richTextOptions.allowedStyles, h4: richTextOptions.allowedStyles.h3 },
  transformTags: { ...transforms, h5: 'h4', h6: 'h4', a: link, figure, img: picture, th: cell, td: cell },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && attribs['data-image'] === undefined) ||
    (tag === 'figure' &&
      Object.keys(attribs).length === 0 &&
      mediaChildren.length === 0 &&
      text.trim() === ''),
};

/**
 * HTML of a long text (a post of the blog, a page) with everything left out that the allowlist does not name; safe to show. Headings get
 * ids made of their words, each once. A text without words, pictures or videos is empty.
 */
export function sanitizeArticle(html: string): string {
  const clean = settled(html);
  return plainText(clean) === '' && !/<(?:img|figure)\b/u.test(clean) ? '' : headingIds(clean);
}

const ROUNDS = 8;

/** Elements that one reading nests may be siblings to the next one (rows outside of tables): what is stored reads the same again. */
function settled(html: string): string {
  let clean = sanitizeHtml(html, options).trim();
  for (let round = 1; round < ROUNDS; round += 1) {
    const again = sanitizeHtml(clean, options).trim();
    if (again === clean) return clean;
    clean = again;
  }
  return clean;
}
