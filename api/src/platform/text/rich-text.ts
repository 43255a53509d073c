import sanitizeHtml from 'sanitize-html';

/** Sizes and fonts of the editor (SPEC §5); other styles are removed. */
const SIZES = /^(?:10|12|14|16|18|20|24|32|48)px$/u;
const FONTS = /^(?:sans-serif|serif|monospace)$/u;
const ALIGNS = /^(?:left|center|right|justify)$/u;
const LINK = /^(?:https?:\/\/|mailto:|tel:)\S+$/iu;

/** Allowlist of every rich text; articles extend it. */
export const richTextOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'span'],
  allowedAttributes: { a: ['href', 'rel'], span: ['style'], p: ['style'], h2: ['style'], h3: ['style'] },
  allowedStyles: {
    span: { 'font-size': [SIZES], 'font-family': [FONTS] },
    p: { 'font-size': [SIZES], 'font-family': [FONTS], 'text-align': [ALIGNS] },
    h2: { 'text-align': [ALIGNS] },
    h3: { 'text-align': [ALIGNS] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
    'object',
    'embed',
    'select',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
  ],
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    div: 'p',
    a: (_tag: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
      const target = href?.trim() ?? '';
      return LINK.test(target)
        ? { tagName: 'a', attribs: { href: target, rel: 'noopener nofollow' } }
        : { tagName: 'span', attribs: {} };
    },
  },
} satisfies sanitizeHtml.IOptions;

/** Sanitises HTML of the rich text editor by an allowlist. A text without words becomes empty. */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html, richTextOptions).trim();
  return plainText(clean) === '' ? '' : clean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const decodeText = (text: string): string =>
  text
    .replace(/&(?:nbsp|#160);/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/&(?:lt|gt|quot|amp);/gu, (entity) => ENTITIES[entity] ?? entity);

/** Words of sanitised HTML on one line. */
export const plainText = (html: string): string => decodeText(html.replace(/<[^>]*>/gu, ' '));

/**
 * Words of sanitised HTML with its structure: headings, paragraphs and lists separated by an empty line,
 * items on their own lines.
 */
export function plainParagraphs(html: string): string {
  const blocks = html
    .replace(/\s+/gu, ' ')
    .replace(/<li[^>]*>(?:\s*<p[^>]*>)?/gu, '\n• ')
    .replace(/<\/(?:p|h[2-6]|ul|ol|blockquote)>/gu, '\n\n')
    .replace(/<br\s*\/?>/gu, '\n');
  return blocks
    .split(/\n{2,}/u)
    .map((block) =>
      block
        .split('\n')
        .map((line) => plainText(line))
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n\n(?=• )/gu, '\n');
}
