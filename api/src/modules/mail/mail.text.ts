import { mail as strings } from '@prostora/strings/cs/mail.ts';
import type { MailDetails, MailParagraph } from '@prostora/strings/cs/mail-details.ts';
import type { MailMessage } from './mail.message.ts';

/** The site that sends a mail. */
export type MailSite = { readonly name: string; readonly publicUrl: string };

const { layout } = strings;

/** Why the mail was sent, by the name of the site. */
export function describeOrigin(
  { sender, isAboutPrivacy, isToGuest }: MailMessage,
  { name }: MailSite,
): string {
  if (sender) return layout.senderFooter(sender.name, name);
  if (isAboutPrivacy) return layout.privacyFooter(name);
  return isToGuest ? layout.guestFooter(name) : layout.footer(name);
}

/** The link under the footer: ends mails of one kind, or of one owner. */
export const getUnsubscribe = ({
  sender,
  unsubscribe,
}: MailMessage): { label: string; page: string } | null =>
  unsubscribe
    ? { label: layout.unsubscribe, page: unsubscribe.page }
    : sender
      ? { label: layout.refuse, page: sender.page }
      : null;

/** With the greeting, which messages of the previous release contain. */
export const withGreeting = ({ paragraphs, recipientName = '' }: MailMessage): MailParagraph[] =>
  paragraphs[0] === layout.greeting('') ? paragraphs : [layout.greeting(recipientName), ...paragraphs];

const writeDetails = ({ title, details, lines = [] }: MailDetails): string =>
  [
    ...(title === undefined ? [] : [title]),
    ...details.map(({ label, value }) => `${label}: ${value}`),
    ...lines,
  ].join('\n');

/** Plain text part of a mail. */
export function renderText(message: MailMessage, site: MailSite): string {
  const { quote, items = [], code, action } = message;
  const { publicUrl } = site;
  const unsubscribe = getUnsubscribe(message);
  const parts = [
    ...withGreeting(message).map((paragraph) =>
      typeof paragraph === 'string' ? paragraph : writeDetails(paragraph),
    ),
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
    describeOrigin(message, site),
    ...(unsubscribe ? [`${unsubscribe.label}: ${publicUrl}${unsubscribe.page}`] : []),
  ];
  return `${[...parts, `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}
