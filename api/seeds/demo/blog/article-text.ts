const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
const renderInline = (text: string): string =>
  escapeHtml(text).replace(/\[([^\]]+)\]\(([^)]+)\)/gu, '<a href="$2">$1</a>');
const renderRow = (line: string, tag: 'th' | 'td'): string =>
  `<tr>${line
    .split('|')
    .slice(1)
    .map((cell) =>
      tag === 'th' ? `<th scope="col">${renderInline(cell)}</th>` : `<td>${renderInline(cell)}</td>`,
    )
    .join('')}</tr>`;
const renderList = (lines: readonly string[], tag: 'ul' | 'ol', sign: RegExp): string =>
  `<${tag}>${lines.map((line) => `<li><p>${renderInline(line.replace(sign, ''))}</p></li>`).join('')}</${tag}>`;

/** Converts lines of one block to HTML. `[[space:x]]` is the card of a space with photographs of set x. */
function renderBlock(lines: readonly string[], findSpace: (kind: string) => string | null): string {
  const [first = ''] = lines;
  if (first.startsWith('## '))
    return `<h2>${renderInline(first.slice(3))}</h2>${lines.length > 1 ? renderBlock(lines.slice(1), findSpace) : ''}`;
  if (first.startsWith('- ')) return renderList(lines, 'ul', /^- /u);
  const numbered = /^(\d+)\. /u.exec(first);
  if (numbered) return renderList(lines, 'ol', /^\d+\. /u);
  if (first.startsWith('> ')) return `<blockquote><p>„${renderInline(first.slice(2))}“</p></blockquote>`;
  if (first.startsWith('|'))
    return `<table><thead>${renderRow(first, 'th')}</thead><tbody>${lines
      .slice(1)
      .map((line) => renderRow(line, 'td'))
      .join('')}</tbody></table>`;
  const kind = /^\[\[space:(\w+)\]\]$/u.exec(first)?.[1];
  if (kind) return findSpace(kind) ? `<figure data-space="${findSpace(kind) ?? ''}"></figure>` : '';
  const rest = lines.findIndex((line, index) => index > 0 && /^(?:- |\||\d+\. )/u.test(line));
  return rest > 0
    ? `<p>${renderInline(lines.slice(0, rest).join(' '))}</p>${renderBlock(lines.slice(rest), findSpace)}`
    : `<p>${renderInline(lines.join(' '))}</p>`;
}

/**
 * Converts the Markdown subset of the demo posts to HTML: headings, lists, quotations, tables, links, space
 * cards.
 */
export const renderArticleText = (text: string, findSpace: (kind: string) => string | null): string =>
  text
    .split(/\n{2,}/u)
    .map((lines) => renderBlock(lines.split('\n'), findSpace))
    .join('');
