const escaped = (text: string): string =>
  text.replace(/[&<>]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
const inline = (text: string): string =>
  escaped(text).replace(/\[([^\]]+)\]\(([^)]+)\)/gu, '<a href="$2">$1</a>');
const cells = (line: string, tag: 'th' | 'td'): string =>
  `<tr>${line
    .split('|')
    .slice(1)
    .map((cell) => (tag === 'th' ? `<th scope="col">${inline(cell)}</th>` : `<td>${inline(cell)}</td>`))
    .join('')}</tr>`;
const list = (lines: readonly string[], tag: 'ul' | 'ol', sign: RegExp): string =>
  `<${tag}>${lines.map((line) => `<li><p>${inline(line.replace(sign, ''))}</p></li>`).join('')}</${tag}>`;

/** Converts lines of one block to HTML. `[[space:x]]` is the card of a space with photographs of set x. */
function block(lines: readonly string[], spaceOf: (kind: string) => string | null): string {
  const [first = ''] = lines;
  if (first.startsWith('## '))
    return `<h2>${inline(first.slice(3))}</h2>${lines.length > 1 ? block(lines.slice(1), spaceOf) : ''}`;
  if (first.startsWith('- ')) return list(lines, 'ul', /^- /u);
  const numbered = /^(\d+)\. /u.exec(first);
  if (numbered) return list(lines, 'ol', /^\d+\. /u);
  if (first.startsWith('> ')) return `<blockquote><p>„${inline(first.slice(2))}“</p></blockquote>`;
  if (first.startsWith('|'))
    return `<table><thead>${cells(first, 'th')}</thead><tbody>${lines
      .slice(1)
      .map((line) => cells(line, 'td'))
      .join('')}</tbody></table>`;
  const kind = /^\[\[space:(\w+)\]\]$/u.exec(first)?.[1];
  if (kind) return spaceOf(kind) ? `<figure data-space="${spaceOf(kind) ?? ''}"></figure>` : '';
  const rest = lines.findIndex((line, index) => index > 0 && /^(?:- |\||\d+\. )/u.test(line));
  return rest > 0
    ? `<p>${inline(lines.slice(0, rest).join(' '))}</p>${block(lines.slice(rest), spaceOf)}`
    : `<p>${inline(lines.join(' '))}</p>`;
}

/**
 * Converts the Markdown subset of the demo posts to HTML: headings, lists, quotations, tables, links, space
 * cards.
 */
export const articleHtml = (text: string, spaceOf: (kind: string) => string | null): string =>
  text
    .split(/\n{2,}/u)
    .map((lines) => block(lines.split('\n'), spaceOf))
    .join('');
