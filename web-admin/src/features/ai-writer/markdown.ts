import { marked } from 'marked';

/** The model's Markdown as HTML for the editor, which takes over only what its schema knows; the server sanitises it again when it is saved. */
export const toHtml = (markdown: string): string => marked.parse(markdown, { async: false });

/** The same for a part of a paragraph. */
export const toInlineHtml = (markdown: string): string =>
  marked.parseInline(markdown.trim(), { async: false });

/** The words of HTML; what the model is told and what is counted. */
export const wordsOf = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replaceAll(/<\/(?:p|h\d|li)>/gu, '$&\n'), 'text/html')
    .body.textContent.trim();
