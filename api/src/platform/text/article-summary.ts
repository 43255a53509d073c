import { plainText } from './rich-text.ts';
import { findFreeSlug, toSlug } from './slug.ts';

/** A heading of an article, for its table of contents. */
export type ArticleHeading = { id: string; level: 2 | 3 | 4; text: string };

/** Properties derived from the text of an article. */
export type ArticleSummary = {
  contents: ArticleHeading[];
  /** Reading time, at least 1. */
  minutes: number;
  /** First words as plain text. */
  excerpt: string;
  /** Ids of its photographs, distinct, in order. */
  images: number[];
  /** Paths below /prostor/ of the embedded spaces. */
  spaces: string[];
};

/** Average reading speed in Czech. */
const WORDS_PER_MINUTE = 200;
const MAX_EXCERPT_LENGTH = 155;
const HEADING_PATTERN = /<h([2-4])([^>]*)>([\s\S]*?)<\/h\1>/gu;
/** Prefix of all heading ids, so that they cannot collide with ids of the page. */
const ID_PREFIX = 'cast-';

/** Sanitised HTML with an id on each heading, derived from its text. */
export function addHeadingIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(HEADING_PATTERN, (_whole, level: string, rest: string, inside: string) => {
    const id = findFreeSlug(`${ID_PREFIX}${toSlug(plainText(inside), level)}`, taken);
    taken.add(id);
    return `<h${level} id="${id}"${rest}>${inside}</h${level}>`;
  });
}

/** Summary of sanitised HTML. */
export function summarizeArticle(html: string): ArticleSummary {
  const text = plainText(html);
  return {
    contents: listHeadings(html),
    minutes: Math.max(
      1,
      Math.round(text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length / WORDS_PER_MINUTE),
    ),
    excerpt: toExcerpt(plainText(html.replace(/<(h[2-4]|figure|table)\b[\s\S]*?<\/\1>/gu, ' '))),
    images: [...new Set([...html.matchAll(/ data-image="(\d+)"/gu)].map(([, id]) => Number(id)))],
    spaces: [...new Set([...html.matchAll(/<figure data-space="([^"]+)"/gu)].map(([, url]) => url ?? ''))],
  };
}

const listHeadings = (html: string): ArticleHeading[] =>
  [...html.matchAll(/<h([2-4]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/gu)].flatMap(
    ([, level, id = '', inside = '']) => {
      const text = plainText(inside);
      return text === '' ? [] : [{ id, level: Number(level) as ArticleHeading['level'], text }];
    },
  );

/** Whole words up to the length of a search result description. */
function toExcerpt(text: string): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  const cut = text.slice(0, MAX_EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_EXCERPT_LENGTH / 2)).replace(/[\s,.;:–-]+$/u, '')}…`;
}
