/** A part of an article: plain HTML, or an element rendered by React. */
export type ArticlePart =
  | { kind: 'html'; html: string }
  | { kind: 'video' | 'space'; value: string; caption: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/gu;
const VOID = new Set(['br', 'hr', 'img', 'source']);
const EMBED = /^ data-(video|space)="([^"]+)"/u;
const CAPTION = /<figcaption>([\s\S]*?)<\/figcaption>/u;

/**
 * Splits sanitised HTML at its top-level videos and space cards; those inside lists and tables stay in the
 * HTML.
 */
export function splitArticle(html: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let depth = 0;
  let from = 0;
  let embed: { kind: 'video' | 'space'; value: string; begin: number } | null = null;
  const pushHtml = (until: number): void => {
    if (html.slice(from, until).trim() !== '') parts.push({ kind: 'html', html: html.slice(from, until) });
  };
  for (const { 0: whole, 1: closing, 2: name = '', 3: rest = '', index } of html.matchAll(TAG)) {
    if (VOID.has(name)) continue;
    const [, kind, value] = depth === 0 && !closing && name === 'figure' ? (EMBED.exec(rest) ?? []) : [];
    if (kind && value) {
      pushHtml(index);
      embed = { kind: kind as 'video' | 'space', value: value.replaceAll('&amp;', '&'), begin: index };
    }
    depth += closing ? -1 : 1;
    if (embed && depth === 0) {
      from = index + whole.length;
      parts.push({
        kind: embed.kind,
        value: embed.value,
        caption: CAPTION.exec(html.slice(embed.begin, from))?.[1] ?? '',
      });
      embed = null;
    }
  }
  pushHtml(html.length);
  return parts;
}
