import type { SeoLink } from '../../seo/index.ts';

/**
 * Footer links as cell text, one per line: `text | title | url`, or `title | url` without a separate text.
 */
export const formatLinks = (links: readonly SeoLink[]): string =>
  links
    .map(({ link_name, title, url }) =>
      [...(link_name === null ? [] : [link_name]), title, url]
        .map((part) => part.replace(/[\\|]/gu, '\\$&'))
        .join(' | '),
    )
    .join('\n');

/** Parses such text; returns the first invalid line. */
export function parseLinks(text: string): SeoLink[] | { wrong: string } {
  const links: SeoLink[] = [];
  for (const line of text
    .split(/\r?\n/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const parts = (line.match(/(?:\\.|[^\\|])+|\|/gu) ?? [])
      .filter((part) => part !== '|')
      .map((part) => part.replace(/\\(.)/gu, '$1').trim());
    const [one = '', two = '', three] = parts;
    if (parts.length < 2 || parts.length > 3) return { wrong: line };
    links.push(
      three === undefined
        ? { link_name: null, title: one, url: two }
        : { link_name: one, title: two, url: three },
    );
  }
  return links;
}
