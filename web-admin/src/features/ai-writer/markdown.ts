import { marked } from 'marked';

/**
 * Converts Markdown to HTML for the editor, whose schema drops unknown elements; the server sanitises it on
 * save.
 */
export const toHtml = (markdown: string): string => marked.parse(markdown, { async: false });

/** Converts inline Markdown. */
export const toInlineHtml = (markdown: string): string =>
  marked.parseInline(markdown.trim(), { async: false });

/** Text of HTML, for the model and the word count. */
export const toPlainText = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(?:p|h\d|li)>/gu, '$&\n'), 'text/html')
    .body.textContent.trim();
