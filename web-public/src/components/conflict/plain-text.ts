/** Rich text as plain lines, to be compared by eye. */
export const plainText = (html: string): string =>
  html.replace(/<\/(?:p|h2|h3|li|blockquote)>|<br>/gu, '\n').replace(/<[^>]*>/gu, '').replaceAll('&nbsp;', ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim();
