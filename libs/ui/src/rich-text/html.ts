import { NBSP } from '@prostora/strings';

/** Sizes and typefaces a text may have (SPEC §5). */
export const FONT_SIZES = [10, 12, 14, 16, 18, 20, 24, 32, 48] as const;
export const FONT_FAMILIES = ['sans-serif', 'serif', 'monospace'] as const;
export type FontSize = (typeof FONT_SIZES)[number];
export type FontFamily = (typeof FONT_FAMILIES)[number];

const SIZE = /^(10|12|14|16|18|20|24|32|48)px$/u;
const FAMILY = /^(sans-serif|serif|monospace)$/u;

export const sizeClass = (size: FontSize | number): string => `rt-size-${size}`;
export const familyClass = (family: FontFamily | string): string => `rt-font-${family}`;

/** Classes that stand for the declarations of a style attribute; anything but the known sizes and typefaces is left out. */
function classesOf(style: string): string {
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
 * Stored HTML as it may stand in a document: the content security policy allows no style attributes, so that a size or
 * a typeface of a span becomes a class, and any other style attribute disappears.
 */
export const withClasses = (html: string): string =>
  html.replace(/<[a-z][^>]*>/giu, (tag) =>
    tag.replace(/\sstyle=(?:"([^"]*)"|'([^']*)'|[^\s>]+)/giu, (_whole, double?: string, single?: string) => {
      const classes = classesOf((double ?? single ?? '').replaceAll('&quot;', ''));
      return classes === '' ? '' : ` class="${classes}"`;
    }),
  );

/** The other way round: what the editor made, as it is stored. */
export const withStyles = (html: string): string =>
  html.replace(/<span class="([^"]*)"/gu, (_whole, classes: string) => {
    const declarations = classes.split(' ').flatMap((name) => {
      const [, kind, value] = /^rt-(size|font)-([\w-]+)$/u.exec(name) ?? [];
      return kind === undefined ? [] : kind === 'size' ? `font-size: ${value}px` : `font-family: ${value}`;
    });
    return declarations.length === 0 ? '<span' : `<span style="${declarations.join('; ')}"`;
  });

/** A paragraph with nothing in it is no text. */
export const emptyToNothing = (html: string): string =>
  /^(?:<p>(?:<br>|\s)*<\/p>)*$/u.test(html) ? '' : html;

/** A piece of stored HTML without its tags, its signs as they are read; the ampersand comes last, so that one written as words stays. */
export const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&nbsp;', NBSP)
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
