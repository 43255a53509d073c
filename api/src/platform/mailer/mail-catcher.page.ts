import { mail as strings } from '@prostora/strings/cs/mail.ts';
import { formatDateTime } from '@prostora/strings';
import type { Address, Email } from 'postal-mime';
import { escapeHtml } from '../text/escape-html.ts';
import type { CaughtMail } from './caught-mail-store.ts';

const { catcher } = strings;
const STYLES = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 64rem; padding: 2rem 1rem; color: #1f1b16; background: #faf8f5; }
  a { color: #a13d1c; } h1 { font-size: 1.5rem; } table { width: 100%; border-collapse: collapse; background: #fff; }
  th, td { padding: .6rem .75rem; text-align: left; border-bottom: 1px solid #e7e1d8; vertical-align: top; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
  dt { color: #6b6258; } dd { margin: 0; }
  iframe { width: 100%; height: 40rem; border: 1px solid #e7e1d8; background: #fff; } pre { padding: 1rem; background: #fff; border: 1px solid #e7e1d8; white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** Headers of the development mail pages: no scripts, no caching. */
export const MAIL_PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:; frame-src 'self'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
} as const;

const renderPage = (title: string, body: string): string =>
  `<!doctype html><html lang="cs"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">` +
  `<title>${escapeHtml(title)}</title><style>${STYLES}</style></head><body>${body}</body></html>`;

export const formatAddresses = (list: readonly Address[] | undefined): string =>
  (list ?? []).map(({ name, address }) => (name ? `${name} <${address ?? ''}>` : (address ?? ''))).join(', ');

/** HTML body in a sandboxed iframe without scripts. */
const renderHtmlBody = (html: string): string =>
  `<iframe title="${catcher.html}" sandbox="allow-popups allow-popups-to-escape-sandbox" ` +
  `srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`;
const renderTextBody = (text: string): string => `<pre>${escapeHtml(text)}</pre>`;

const getSubject = (mail: Email): string => mail.subject ?? catcher.noSubject;

/** List page of caught mails. */
export function renderListPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, received, mail }) =>
      `<tr><td>${escapeHtml(formatDateTime(received))}</td><td>${escapeHtml(formatAddresses(mail.to))}</td>` +
      `<td><a href="/dev/mail/${id}">${escapeHtml(getSubject(mail))}</a></td></tr>`,
  );
  const table =
    `<table><thead><tr><th scope="col">${catcher.received}</th>` +
    `<th scope="col">${catcher.to}</th><th scope="col">${catcher.subject}</th></tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`;
  return renderPage(
    catcher.title,
    `<h1>${catcher.title}</h1><p>${catcher.lead} <a href="/dev/mail/sablony">${catcher.samples}</a></p>` +
      `${mails.length > 0 ? table : `<p>${catcher.empty}</p>`}`,
  );
}

/** Page of one caught mail; its HTML body is sandboxed. */
export function renderMessagePage({ received, mail }: CaughtMail): string {
  const headers: [string, string][] = [
    [catcher.from, formatAddresses(mail.from ? [mail.from] : [])],
    [catcher.to, formatAddresses(mail.to)],
    [catcher.received, formatDateTime(received)],
    ...(mail.replyTo ? [[catcher.replyTo, formatAddresses(mail.replyTo)] as [string, string]] : []),
    ...(mail.attachments.length > 0
      ? [
          [catcher.attachments, mail.attachments.map(({ filename }) => filename ?? '').join(', ')] as [
            string,
            string,
          ],
        ]
      : []),
  ];
  const list = headers.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const html = mail.html === undefined ? '' : `<h2>${catcher.html}</h2>${renderHtmlBody(mail.html)}`;
  const text = mail.text === undefined ? '' : `<h2>${catcher.text}</h2>${renderTextBody(mail.text)}`;
  return renderPage(
    getSubject(mail),
    `<p><a href="/dev/mail">${catcher.back}</a></p><h1>${escapeHtml(getSubject(mail))}</h1><dl>${list}</dl>${html}${text}`,
  );
}

export type RenderedMail = {
  readonly name: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** Page with every mail template filled with sample data. */
export function renderSamplesPage(samples: readonly RenderedMail[]): string {
  const list = samples
    .map(({ name, subject }) => `<li><a href="#${name}">${escapeHtml(subject)}</a> <code>${name}</code></li>`)
    .join('');
  const views = samples
    .map(
      ({ name, subject, html, text }) =>
        `<h2 id="${name}">${escapeHtml(subject)}</h2>${renderHtmlBody(html)}${renderTextBody(text)}`,
    )
    .join('');
  return renderPage(
    catcher.samples,
    `<p><a href="/dev/mail">${catcher.back}</a></p><h1>${catcher.samples}</h1><p>${catcher.samplesLead}</p><ul>${list}</ul>${views}`,
  );
}
