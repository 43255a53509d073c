import { wordsIn } from '@prostora/ui/rich-text/html.ts';

/** Rich text as plain lines, to be compared by eye. */
export const plainText = (html: string): string =>
  wordsIn(html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<br>/gu, '\n').replaceAll('&nbsp;', ' ')).trim();
