import { Parser } from 'htmlparser2';

/** Elements in which nothing is text. */
const HIDDEN = new Set(['head', 'style', 'script', 'title', 'noscript', 'template']);
const BLOCKS = new Set(['p', 'div', 'li', 'ul', 'ol', 'table', 'tr', 'h1', 'h2', 'h3', 'h4', 'pre', 'hr']);
/** Ids and classes with which mail programs mark the quoted mail. */
const QUOTATION_IDS = new Set([
  'appendonsend',
  'divRplyFwdMsg',
  'OLK_SRC_BODY_SECTION',
  'mail-editor-reference-message-container',
]);
const QUOTATION_CLASS =
  /(?:^|\s)(?:gmail_quote(?:_container)?|moz-cite-prefix|yahoo_quoted|protonmail_quote)(?:\s|$)/u;
/** Line above the quoted mail of Outlook. */
const OUTLOOK_LINE = /border-top:\s*solid\s+#(?:E1E1E1|B5C4DF)/iu;

const isQuotation = (
  name: string,
  { id = '', class: classes = '', style = '' }: Record<string, string>,
): boolean =>
  name === 'blockquote' || QUOTATION_IDS.has(id) || QUOTATION_CLASS.test(classes) || OUTLOOK_LINE.test(style);

/**
 * Text of an HTML mail up to the quoted mail.
 * @param html as received
 * @returns lines; blocks and line breaks end one
 */
export function htmlToReplyText(html: string): string {
  let text = '';
  let hidden = 0;
  let isOver = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isQuotation(name, attributes)) isOver = true;
        if (isOver) return;
        if (HIDDEN.has(name)) hidden += 1;
        else if (name === 'br') text += '\n';
        else if (BLOCKS.has(name) && text !== '' && !text.endsWith('\n')) text += '\n';
        if (name === 'p' && text !== '' && !text.endsWith('\n\n')) text += '\n';
      },
      ontext(part) {
        if (isOver || hidden > 0) return;
        const words = part.replace(/[ \t\r\n\f]+/gu, ' ');
        text += text === '' || text.endsWith('\n') ? words.trimStart() : words;
      },
      onclosetag(name) {
        if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
        else if (!isOver && BLOCKS.has(name) && !text.endsWith('\n')) text += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}
