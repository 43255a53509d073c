import { LIMITS, SPACE_PATH, toLocalPath, parseVideo } from '@prostora/contracts';
import sanitizeHtml from 'sanitize-html';
import { addHeadingIds } from './article-summary.ts';
import { plainText, richTextOptions } from './rich-text.ts';

const IMAGE_ID = /^[1-9]\d{0,8}$/u;
const SPAN_VALUE = /^(?:[2-9]|1\d|20)$/u;

type Attributes = sanitizeHtml.Attributes;

/** Attributes whose value matches its rule. */
const pickAttributes = (attributes: Attributes, rules: Readonly<Record<string, RegExp>>): Attributes =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) =>
      rule.test(attributes[name] ?? '') ? [[name, attributes[name] ?? '']] : [],
    ),
  );

/** Table cell with its spans and scope. */
const sanitizeCell = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: pickAttributes(attributes, {
    colspan: SPAN_VALUE,
    rowspan: SPAN_VALUE,
    ...(tagName === 'th' && { scope: /^(?:col|row)$/u }),
  }),
});

/** A video, a space card, or a picture with its caption: at most one of them. */
function sanitizeFigure(tagName: string, attributes: Attributes): sanitizeHtml.Tag {
  const video = parseVideo(attributes['data-video']);
  if (video) return { tagName, attribs: { 'data-video': video.url } };
  return { tagName, attribs: pickAttributes(attributes, { 'data-space': SPACE_PATH }) };
}

/**
 * A stored photograph by its id; URL, size and formats are added when the text is read, because they may
 * change.
 */
const sanitizePicture = (tagName: string, attributes: Attributes): sanitizeHtml.Tag => {
  const alt = (attributes['alt'] ?? '').replace(/\s+/gu, ' ').trim().slice(0, LIMITS.imageAlt);
  return { tagName, attribs: { ...pickAttributes(attributes, { 'data-image': IMAGE_ID }), alt } };
};

/**
 * In addition to the links of rich text: pages of this site and headings of the text, without nofollow,
 * because the operator writes the text.
 */
const sanitizeLink = (tagName: string, { href = '' }: Attributes): sanitizeHtml.Tag => {
  const target = href.trim();
  const local = /^#[\w-]+$/u.test(target) ? target : toLocalPath(target);
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
  transformTags: {
    ...transforms,
    h5: 'h4',
    h6: 'h4',
    a: sanitizeLink,
    figure: sanitizeFigure,
    img: sanitizePicture,
    th: sanitizeCell,
    td: sanitizeCell,
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === 'img' && attribs['data-image'] === undefined) ||
    (tag === 'figure' &&
      Object.keys(attribs).length === 0 &&
      mediaChildren.length === 0 &&
      text.trim() === ''),
};

/**
 * Sanitises the HTML of a long text (a blog post, a page) by an allowlist. Headings get unique ids derived
 * from their text. A text without words, pictures or videos becomes empty.
 */
export function sanitizeArticle(html: string): string {
  const clean = sanitizeUntilStable(html);
  return plainText(clean) === '' && !/<(?:img|figure)\b/u.test(clean) ? '' : addHeadingIds(clean);
}

const MAX_ROUNDS = 8;

/**
 * Sanitises until nothing changes: elements nested by one pass may be siblings in the next (rows outside of
 * tables).
 */
function sanitizeUntilStable(html: string): string {
  let clean = sanitizeHtml(html, options).trim();
  for (let round = 1; round < MAX_ROUNDS; round += 1) {
    const again = sanitizeHtml(clean, options).trim();
    if (again === clean) return clean;
    clean = again;
  }
  return clean;
}
