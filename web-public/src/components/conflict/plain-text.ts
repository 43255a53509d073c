import { toPlainText } from '@prostora/ui/rich-text/html.ts';

/** Rich text as plain lines, for a comparison. */
export const toPlainLines = (html: string): string =>
  toPlainText(html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<br>/gu, '\n').replaceAll('&nbsp;', ' ')).trim();
