const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and its attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
