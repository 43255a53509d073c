import { MAIL_LOGO } from '@prostora/contracts/mail-logo.ts';
import { buildMapUrl } from '@prostora/contracts/map-url.ts';
import type { MailDetail, MailDetails } from '@prostora/strings/cs/mail-details.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { MailMessage } from './mail.message.ts';
import { describeOrigin, getUnsubscribe, withGreeting, type MailSite } from './mail.text.ts';

const escapeLines = (text: string): string => escapeHtml(text).replace(/\r?\n/gu, '<br>');

/** Colors of libs/tokens as literals: mail clients support no custom properties. */
const INK = '#16231D';
const MUTED = '#4F5A53';
const BACKGROUND = '#F7F8F6';
const CARD = '#FFFFFF';
const BUTTON = '#F2B233';
const LINE = '#E0E4E0';
const MAX_WIDTH = 600;
const MAX_PREHEADER = 120;

/**
 * Mail clients that support `prefers-color-scheme` apply these over the inline styles; the button keeps its colors.
 */
const DARK_STYLES = [
  '.bg{background:#0F1512!important}',
  '.card{background:#1B2420!important}',
  '.soft{background:#26312B!important}',
  '.ink,.ink a{color:#EEF2EE!important}',
  '.muted,.muted a{color:#AEB9B2!important}',
  '.line{border-color:#3A463F!important}',
].join('');
/** Outlook on Windows draws with Word: the font of the cells is not inherited there. */
const OUTLOOK_STYLES = 'table,td,h1,p,a{font-family:Segoe UI,Arial,sans-serif!important}';

const buildTable = (rows: string, attributes = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`;
const buildRow = (content: string, style: string, className = ''): string =>
  `<tr><td class="${className}" style="${style}">${content}</td></tr>`;

function buildLink({ value, kind }: MailDetail): string | null {
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'phone') return `tel:${value.replace(/[^\d+]/gu, '')}`;
  return kind === 'address' ? buildMapUrl({ lat: null, lng: null, address: value }) : null;
}

function renderDetail(detail: MailDetail): string {
  const link = buildLink(detail);
  const value = escapeHtml(detail.value);
  return (
    `<tr><td class="muted" width="34%" valign="top" style="padding:5px 12px 5px 0;color:${MUTED}">${escapeHtml(detail.label)}</td>` +
    `<td class="ink" valign="top" style="padding:5px 0;color:${INK}">` +
    `${link === null ? value : `<a href="${escapeHtml(link)}" style="color:${INK}">${value}</a>`}</td></tr>`
  );
}

function renderDetails({ title, details, lines = [] }: MailDetails): string {
  const rows = [
    ...(title === undefined
      ? []
      : [
          `<tr><td class="ink" colspan="2" style="padding:0 0 4px;color:${INK};font-weight:600">${escapeHtml(title)}</td></tr>`,
        ]),
    ...details.map(renderDetail),
    ...(lines.length > 0
      ? [
          `<tr><td class="muted" colspan="2" style="padding:8px 0 0;color:${MUTED};font-size:14px">` +
            `${lines.map(escapeHtml).join('<br>')}</td></tr>`,
        ]
      : []),
  ];
  const box = `<td class="soft" bgcolor="${BACKGROUND}" style="padding:12px 16px;background:${BACKGROUND};border-radius:8px">`;
  return buildRow(
    buildTable(`<tr>${box}${buildTable(rows.join(''), ' style="font-size:15px;line-height:1.4"')}</td></tr>`),
    'padding:0 0 16px',
  );
}

const renderText = (text: string): string =>
  buildRow(escapeLines(text), `padding:0 0 16px;color:${INK}`, 'ink');

const renderQuote = (quote: string): string =>
  buildRow(
    buildTable(
      `<tr><td width="4" bgcolor="${BUTTON}" style="width:4px;background:${BUTTON};font-size:0">&nbsp;</td>` +
        `<td class="soft ink" bgcolor="${BACKGROUND}" style="padding:12px 16px;background:${BACKGROUND};color:${INK}">` +
        `${escapeLines(quote)}</td></tr>`,
    ),
    'padding:0 0 16px',
  );

const renderItem = (
  { title, text, path }: NonNullable<MailMessage['items']>[number],
  publicUrl: string,
): string =>
  buildRow(
    `<a href="${escapeHtml(publicUrl + path)}" style="color:${INK};font-weight:600;font-size:17px">` +
      `${escapeHtml(title)}</a><br><span class="muted" style="color:${MUTED}">${escapeHtml(text)}</span>`,
    `padding:12px 0;border-top:1px solid ${LINE}`,
    'ink line',
  );

const renderCode = (code: string): string =>
  buildRow(
    escapeHtml(code),
    `padding:8px 0 16px;color:${INK};font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px`,
    'ink',
  );

/** The padding is on the cell, as Outlook ignores that of a link. */
const renderAction = ({ label, path }: NonNullable<MailMessage['action']>, publicUrl: string): string =>
  buildRow(
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>' +
      `<td bgcolor="${BUTTON}" style="padding:12px 20px;background:${BUTTON};border-radius:8px">` +
      `<a href="${escapeHtml(publicUrl + path)}" style="color:${INK};font-weight:600;text-decoration:none">` +
      `${escapeHtml(label)}</a></td></tr></table>`,
    'padding:8px 0',
  );

function renderBody(message: MailMessage, publicUrl: string): string {
  const { subject, quote, items = [], code, action } = message;
  return [
    buildRow(
      `<h1 style="margin:0;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>`,
      `padding:0 0 20px;color:${INK}`,
      'ink',
    ),
    ...withGreeting(message).map((paragraph) =>
      typeof paragraph === 'string' ? renderText(paragraph) : renderDetails(paragraph),
    ),
    ...(quote ? [renderQuote(quote)] : []),
    ...items.map((item) => renderItem(item, publicUrl)),
    ...(code ? [renderCode(code)] : []),
    ...(action ? [renderAction(action, publicUrl)] : []),
  ].join('');
}

function renderHeader({ name, publicUrl }: MailSite): string {
  const logo = `<img src="${escapeHtml(publicUrl + MAIL_LOGO)}" width="32" height="32" alt="" border="0" style="display:block">`;
  const link = `<a href="${escapeHtml(publicUrl)}" style="color:${INK};font-size:18px;font-weight:700;text-decoration:none">`;
  return buildRow(
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>' +
      `<td width="42" style="width:42px">${logo}</td><td class="ink">${link}${escapeHtml(name)}</a></td></tr></table>`,
    'padding:0 0 16px',
  );
}

function renderFooter(message: MailMessage, site: MailSite): string {
  const unsubscribe = getUnsubscribe(message);
  const link =
    unsubscribe &&
    `<br><a href="${escapeHtml(site.publicUrl + unsubscribe.page)}" style="color:${MUTED}">${escapeHtml(unsubscribe.label)}</a>`;
  return buildRow(
    `${escapeHtml(describeOrigin(message, site))}${link ?? ''}`,
    `padding:16px 4px 0;color:${MUTED};font-size:13px`,
    'muted',
  );
}

/** The first sentence, which mailboxes show beside the subject. */
function buildPreheader({ paragraphs }: MailMessage): string {
  const [text = ''] = paragraphs.filter((paragraph) => typeof paragraph === 'string');
  return text.length > MAX_PREHEADER ? `${text.slice(0, text.lastIndexOf(' ', MAX_PREHEADER))}…` : text;
}

/**
 * HTML part of a mail: one column of tables with inline styles, which Outlook draws too; no trackers. The only image is
 * the logo, without which the name of the site remains.
 */
export function renderHtml(message: MailMessage, site: MailSite): string {
  const card = buildRow(
    buildTable(renderBody(message, site.publicUrl)),
    `padding:28px;background:${CARD};border-radius:12px`,
    'card',
  ).replace('<td ', `<td bgcolor="${CARD}" `);
  const column = buildTable(
    renderHeader(site) + card + renderFooter(message, site),
    ` style="max-width:${MAX_WIDTH}px;margin:0 auto"`,
  );
  return [
    '<!doctype html><html lang="cs"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(message.subject)}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_STYLES}}</style>`,
    `<!--[if mso]><style>${OUTLOOK_STYLES}</style><![endif]--></head>`,
    `<body class="bg" style="margin:0;padding:0;background:${BACKGROUND}">`,
    `<span style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(buildPreheader(message))}</span>`,
    buildTable(
      `<tr><td class="bg" align="center" bgcolor="${BACKGROUND}" style="padding:24px 12px;background:${BACKGROUND};` +
        'font:16px/1.55 Figtree,Segoe UI,Helvetica,Arial,sans-serif;text-align:left">' +
        `<!--[if mso]><table role="presentation" width="${MAX_WIDTH}" align="center"><tr><td><![endif]-->${column}` +
        '<!--[if mso]></td></tr></table><![endif]--></td></tr>',
    ),
    '</body></html>',
  ].join('');
}
