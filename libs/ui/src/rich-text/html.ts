import { NBSP } from '@prostora/strings';

/** Allowed font sizes and typefaces (SPEC §5). */
export const FONT_SIZES = [10, 12, 14, 16, 18, 20, 24, 32, 48] as const;
export const FONT_FAMILIES = ['sans-serif', 'serif', 'monospace'] as const;
export type FontSize = (typeof FONT_SIZES)[number];
export type FontFamily = (typeof FONT_FAMILIES)[number];

const SIZE = /^(10|12|14|16|18|20|24|32|48)px$/u;
const FAMILY = /^(sans-serif|serif|monospace)$/u;

export const sizeClass = (size: FontSize | number): string => `rt-size-${size}`;
export const familyClass = (family: FontFamily | string): string => `rt-font-${family}`;

/** Classes for the known sizes and typefaces of a style attribute; other declarations are left out. */
function toClasses(style: string): string {
  return style
    .split(';')
    .flatMap((declaration) => {
      const [property = '', value = ''] = declaration.split(':').map((part) => part.trim().toLowerCase());
      if (property === 'font-size' && SIZE.test(value)) return sizeClass(Number.parseInt(value, 10));
      return property === 'font-family' && FAMILY.test(value) ? familyClass(value) : [];
    })
    .join(' ');
}

/**
 * Converts style attributes of stored HTML to classes, as the content security policy forbids style
 * attributes.
 * Unknown styles are removed.
 */
export const stylesToClasses = (html: string): string =>
  html.replace(/<[a-z][^>]*>/giu, (tag) =>
    tag.replace(/\sstyle=(?:"([^"]*)"|'([^']*)'|[^\s>]+)/giu, (_whole, double?: string, single?: string) => {
      const classes = toClasses((double ?? single ?? '').replaceAll('&quot;', ''));
      return classes === '' ? '' : ` class="${classes}"`;
    }),
  );

/** Converts classes of the editor back to the stored style attributes. */
export const classesToStyles = (html: string): string =>
  html.replace(/<span class="([^"]*)"/gu, (_whole, classes: string) => {
    const declarations = classes.split(' ').flatMap((name) => {
      const [, kind, value] = /^rt-(size|font)-([\w-]+)$/u.exec(name) ?? [];
      return kind === undefined ? [] : kind === 'size' ? `font-size: ${value}px` : `font-family: ${value}`;
    });
    return declarations.length === 0 ? '<span' : `<span style="${declarations.join('; ')}"`;
  });

/** Converts HTML of blank paragraphs to an empty string. */
export const normalizeEmpty = (html: string): string =>
  /^(?:<p>(?:<br>|\s)*<\/p>)*$/u.test(html) ? '' : html;

/** Strips tags and decodes entities; `&amp;` is decoded last to keep escaped entities. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&nbsp;', NBSP)
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
