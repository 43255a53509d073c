const REMOVED_ELEMENTS =
  'style, script, meta, link, title, head, img:not([data-image]), picture, svg, video, audio, iframe, object, button, input, select, textarea';
const RENAMED: Readonly<Record<string, string>> = {
  H1: 'h2',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  TR: 'p',
  DIV: 'p',
};
const RENAMED_IN_ARTICLES: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4', DIV: 'p' };
/** Attributes kept in articles: own pictures, videos, cards and tables. */
const ARTICLE_ATTRIBUTES = new Set(['data-image', 'data-video', 'data-space', 'alt', 'colspan', 'rowspan']);
const FORMATTING = [
  { tag: 'strong', is: /font-weight:\s*(?:bold|[6-9]00)/iu },
  { tag: 'em', is: /font-style:\s*italic/iu },
  { tag: 'u', is: /text-decoration[\w-]*:[^;]*underline/iu },
] as const;
const OWN_CLASSES = /^(?:rt-(?:size|font)-[\w-]+\s*)+$/u;
const HAS_BLOCKS = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote';

/** Renames an element and keeps its content. */
function renameElement(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Converts bold, italic and underline styles to elements. */
function keepFormatting(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  for (const { tag, is } of FORMATTING) {
    if (!is.test(style) || element.closest(tag)) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

function cleanAttributes(element: Element, article: boolean): void {
  for (const { name, value } of [...element.attributes]) {
    const isKept =
      (article && (ARTICLE_ATTRIBUTES.has(name) || (name === 'src' && value.startsWith('/media/')))) ||
      (name === 'href' && element.tagName === 'A') ||
      name === 'data-pm-slice' ||
      (name === 'class' && OWN_CLASSES.test(value));
    if (!isKept) element.removeAttribute(name);
  }
}

/**
 * Cleans pasted HTML of foreign styles, pictures and tables; keeps sizes and typefaces copied from the editor
 * itself.
 * Style attributes are renamed before parsing, as the content security policy forbids them.
 *
 * @param options.article whether the target is an article, which keeps own pictures and tables
 */
export function cleanPasted(html: string, { article = false } = {}): string {
  const safeHtml = html.replace(/<[a-z][^>]*>/giu, (tag) => tag.replace(/\sstyle=/giu, ' data-style='));
  const { body } = new DOMParser().parseFromString(safeHtml, 'text/html');
  body.querySelectorAll(REMOVED_ELEMENTS).forEach((element) => element.remove());
  if (!article) body.querySelectorAll('img').forEach((element) => element.remove());
  if (!article) body.querySelectorAll('td, th').forEach((cell) => cell.replaceWith(...cell.childNodes, ' '));
  for (const element of body.querySelectorAll('*')) {
    // Google Docs wraps everything in a <b> that is not bold.
    if (element.tagName === 'B' && /font-weight:\s*normal/iu.test(element.getAttribute('data-style') ?? '')) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    keepFormatting(element);
    cleanAttributes(element, article);
    const name = (article ? RENAMED_IN_ARTICLES : RENAMED)[element.tagName];
    if (name && !(name === 'p' && element.querySelector(HAS_BLOCKS))) renameElement(element, name);
  }
  return body.innerHTML;
}
