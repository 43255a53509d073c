import { mail as strings } from '@prostora/strings/cs/mail.ts';
import type { MailMessage } from './mail.message.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
const escapeLines = (text: string): string => escapeHtml(text).replace(/\r?\n/gu, '<br>');

function getFooter({ sender, isAboutPrivacy, isToGuest }: MailMessage, site: string): string {
  const { layout } = strings;
  if (sender) return layout.senderFooter(sender.name, site);
  if (isAboutPrivacy) return layout.privacyFooter(site);
  return isToGuest ? layout.guestFooter(site) : layout.footer(site);
}
/** The link under the footer: ends mails of one kind, or of one owner. */
const getUnsubscribe = ({ sender, unsubscribe }: MailMessage): { label: string; page: string } | null =>
  unsubscribe
    ? { label: strings.layout.unsubscribe, page: unsubscribe.page }
    : sender
      ? { label: strings.layout.refuse, page: sender.page }
      : null;

/** Colors of libs/tokens as literals: mail clients support neither custom properties nor style sheets. */
const INK = '#16231D';
const MUTED = '#4F5A53';
const BACKGROUND = '#F7F8F6';
const BUTTON = '#F2B233';
const LINE = '#E0E4E0';

/** HTML part of a mail: one column, without images and trackers. */
export function renderHtml(message: MailMessage, publicUrl: string): string {
  const { subject, paragraphs, quote, items = [], code, action } = message;
  const unsubscribe = getUnsubscribe(message);
  const site = new URL(publicUrl).host;
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeLines(text)}</p>`),
    ...(quote
      ? [
          `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${BACKGROUND};` +
            `border-left:4px solid ${BUTTON}">${escapeLines(quote)}</blockquote>`,
        ]
      : []),
    ...items.map(
      ({ title, text, path }) =>
        `<p style="margin:0;padding:12px 0;border-top:1px solid ${LINE}">` +
        `<a href="${escapeHtml(publicUrl + path)}" style="color:${INK};font-weight:600;font-size:17px">` +
        `${escapeHtml(title)}</a><br><span style="color:${MUTED}">${escapeHtml(text)}</span></p>`,
    ),
    ...(code
      ? [
          `<p style="margin:24px 0 8px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:24px 0 8px"><a href="${escapeHtml(publicUrl + action.path)}" ` +
            `style="display:inline-block;padding:12px 20px;border-radius:8px;background:${BUTTON};` +
            `color:${INK};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
  ];
  return [
    '<!doctype html><html lang="cs"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${BACKGROUND};color:${INK};`,
    'font:16px/1.55 Figtree,Segoe UI,Helvetica,Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#FFFFFF;border-radius:12px">',
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>${parts.join('')}</div>`,
    `<p style="max-width:560px;margin:16px auto 0;color:${MUTED};font-size:13px">`,
    escapeHtml(getFooter(message, site)),
    unsubscribe
      ? `<br><a href="${escapeHtml(publicUrl + unsubscribe.page)}" style="color:${MUTED}">` +
        `${escapeHtml(unsubscribe.label)}</a>`
      : '',
    '</p></body></html>',
  ].join('');
}

/** Plain text part of a mail. */
export function renderText(message: MailMessage, publicUrl: string): string {
  const { paragraphs, quote, items = [], code, action } = message;
  const unsubscribe = getUnsubscribe(message);
  const parts = [
    ...paragraphs,
    ...(quote
      ? [
          quote
            .split(/\r?\n/u)
            .map((line) => `> ${line}`)
            .join('\n'),
        ]
      : []),
    ...items.map(({ title, text, path }) => `${title}\n${text}\n${publicUrl}${path}`),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}: ${publicUrl}${action.path}`] : []),
  ];
  const footer = [
    getFooter(message, new URL(publicUrl).host),
    ...(unsubscribe ? [`${unsubscribe.label}: ${publicUrl}${unsubscribe.page}`] : []),
  ];
  return `${[...parts, `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}
