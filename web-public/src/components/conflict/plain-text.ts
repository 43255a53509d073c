import { wordsIn } from '@prostora/ui/rich-text/html.ts';

/** Rich text as plain lines, for a comparison. */
export const plainText = (html: string): string =>
  wordsIn(html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<br>/gu, '\n').replaceAll('&nbsp;', ' ')).trim();
