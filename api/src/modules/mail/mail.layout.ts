import { mail as strings } from '@prostora/strings/cs/mail.ts';
import type { MailMessage } from './mail.message.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
const lines = (text: string): string => escaped(text).replace(/\r?\n/gu, '<br>');

const footerOf = (isToGuest: boolean | undefined, site: string): string =>
  isToGuest ? strings.layout.guestFooter(site) : strings.layout.footer(site);

/** Colors of libs/tokens as literals: mail clients support neither custom properties nor style sheets. */
const INK = '#16231D';
const MUTED = '#4F5A53';
const GROUND = '#F7F8F6';
const BUTTON = '#F2B233';
const LINE = '#E0E4E0';

/** HTML part of a mail: one column, without images and trackers. */
export function htmlOf(
  { subject, paragraphs, quote, items = [], code, action, isToGuest, unsubscribe }: MailMessage,
  publicUrl: string,
): string {
  const site = new URL(publicUrl).host;
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`),
    ...(quote
      ? [
          `<blockquote style="margin:0 0 16px;padding:12px 16px;background:${GROUND};` +
            `border-left:4px solid ${BUTTON}">${lines(quote)}</blockquote>`,
        ]
      : []),
    ...items.map(
      ({ title, text, path }) =>
        `<p style="margin:0;padding:12px 0;border-top:1px solid ${LINE}">` +
        `<a href="${escaped(publicUrl + path)}" style="color:${INK};font-weight:600;font-size:17px">` +
        `${escaped(title)}</a><br><span style="color:${MUTED}">${escaped(text)}</span></p>`,
    ),
    ...(code
      ? [
          `<p style="margin:24px 0 8px;font-size:32px;font-weight:700;letter-spacing:6px">${escaped(code)}</p>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:24px 0 8px"><a href="${escaped(publicUrl + action.path)}" ` +
            `style="display:inline-block;padding:12px 20px;border-radius:8px;background:${BUTTON};` +
            `color:${INK};font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`,
        ]
      : []),
  ];
  return [
    '<!doctype html><html lang="cs"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${GROUND};color:${INK};`,
    'font:16px/1.55 Figtree,Segoe UI,Helvetica,Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#FFFFFF;border-radius:12px">',
    `<h1 style="margin:0 0 20px;font-size:22px;line-height:1.25">${escaped(subject)}</h1>${parts.join('')}</div>`,
    `<p style="max-width:560px;margin:16px auto 0;color:${MUTED};font-size:13px">`,
    escaped(footerOf(isToGuest, site)),
    unsubscribe
      ? `<br><a href="${escaped(publicUrl + unsubscribe.page)}" style="color:${MUTED}">` +
        `${escaped(strings.layout.unsubscribe)}</a>`
      : '',
    '</p></body></html>',
  ].join('');
}

/** Plain text part of a mail. */
export function textOf(
  { paragraphs, quote, items = [], code, action, isToGuest, unsubscribe }: MailMessage,
  publicUrl: string,
): string {
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
    footerOf(isToGuest, new URL(publicUrl).host),
    ...(unsubscribe ? [`${strings.layout.unsubscribe}: ${publicUrl}${unsubscribe.page}`] : []),
  ];
  return `${[...parts, `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}
