import { toPlainText as stripHtml } from '@prostora/ui/rich-text/html.ts';

/** Rich text as plain lines, for a comparison. */
export const toPlainText = (html: string): string =>
  stripHtml(html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<br>/gu, '\n').replaceAll('&nbsp;', ' ')).trim();
