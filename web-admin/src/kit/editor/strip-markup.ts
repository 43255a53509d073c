/** Text of sanitised HTML; each block ends a line. */
export function stripMarkup(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/gu, '$&\n');
  return new DOMParser().parseFromString(spaced, 'text/html').body.textContent.trim();
}
