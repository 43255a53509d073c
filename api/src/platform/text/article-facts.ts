import { plainText } from './rich-text.ts';
import { freeSlug, slugOf } from './slug.ts';

/** A heading of an article, for its table of contents. */
export type ArticleHeading = { id: string; level: 2 | 3 | 4; text: string };

/** Properties derived from the text of an article. */
export type ArticleFacts = {
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
const EXCERPT = 155;
const HEADING = /<h([2-4])([^>]*)>([\s\S]*?)<\/h\1>/gu;
/** Prefix of all heading ids, so that they cannot collide with ids of the page. */
const PREFIX = 'cast-';

/** Sanitised HTML with an id on each heading, derived from its text. */
export function headingIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(HEADING, (_whole, level: string, rest: string, inside: string) => {
    const id = freeSlug(`${PREFIX}${slugOf(plainText(inside), level)}`, taken);
    taken.add(id);
    return `<h${level} id="${id}"${rest}>${inside}</h${level}>`;
  });
}

/** Summary of sanitised HTML. */
export function readArticle(html: string): ArticleFacts {
  const text = plainText(html);
  return {
    contents: contentsOf(html),
    minutes: Math.max(
      1,
      Math.round(text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length / WORDS_PER_MINUTE),
    ),
    excerpt: excerptOf(plainText(html.replace(/<(h[2-4]|figure|table)\b[\s\S]*?<\/\1>/gu, ' '))),
    images: [...new Set([...html.matchAll(/ data-image="(\d+)"/gu)].map(([, id]) => Number(id)))],
    spaces: [...new Set([...html.matchAll(/<figure data-space="([^"]+)"/gu)].map(([, url]) => url ?? ''))],
  };
}

const contentsOf = (html: string): ArticleHeading[] =>
  [...html.matchAll(/<h([2-4]) id="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/gu)].flatMap(
    ([, level, id = '', inside = '']) => {
      const text = plainText(inside);
      return text === '' ? [] : [{ id, level: Number(level) as ArticleHeading['level'], text }];
    },
  );

/** Whole words up to the length of a search result description. */
function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT / 2)).replace(/[\s,.;:–-]+$/u, '')}…`;
}
