import { urls } from '@prostora/contracts';
import { buildConversationUrl } from '@prostora/contracts/conversations.ts';
import { consoleUrls } from '@prostora/contracts/console-urls.ts';
import { conversationMail as texts } from '@prostora/strings/cs/mail-conversation.ts';
import { defineMail, toQuote, type MailSubject } from '../../mail/index.ts';

const { samples } = texts;
const SAMPLE_THREAD = { type: 'reservation', id: 1 } as const;

type Props = {
  readonly space: string;
  readonly title: string | null;
  /** Texts of the messages; null to an address that is not confirmed. */
  readonly text: string | null;
  readonly path: string;
  readonly replyTo: string | null;
  readonly thread: MailSubject;
};

const toReplyTo = (replyTo: string | null) => (replyTo === null ? {} : { replyTo });
const toThread = ({ type, id }: MailSubject): string => `${type}-${id}`;

/** To the guest. */
export const guestMessageMail = defineMail({
  name: 'conversation-guest',
  sample: {
    ...samples,
    path: urls.reservation(1, 'ukazka'),
    replyTo: null,
    thread: SAMPLE_THREAD,
  },
  render: ({ space, title, text, path, replyTo, thread, host }: Props & { host: string }) => ({
    ...(text === null ? texts.guestNotice(space, title) : texts.guest(space, title, host)),
    ...toQuote(text),
    ...toReplyTo(replyTo),
    thread: toThread(thread),
    action: { label: texts.show, path },
    isToGuest: true,
  }),
});

/** To a member of the owner's team. */
export const ownerMessageMail = defineMail({
  name: 'conversation-owner',
  sample: {
    ...samples,
    path: buildConversationUrl(1),
    replyTo: null,
    thread: SAMPLE_THREAD,
  },
  render: ({ space, text, path, replyTo, thread, guest }: Omit<Props, 'title'> & { guest: string }) => ({
    ...texts.owner(space, guest),
    ...toQuote(text),
    ...toReplyTo(replyTo),
    thread: toThread(thread),
    action: { label: texts.show, path },
  }),
});

/** To the operators: what a guest has reported. */
export const reportedMail = defineMail({
  name: 'conversation-reported',
  sample: { ...samples, thread: SAMPLE_THREAD },
  render: ({
    space,
    customer,
    reason,
    text,
    thread,
  }: Pick<Props, 'space' | 'text' | 'thread'> & { customer: string; reason: string }) => ({
    ...texts.reported(space, customer, reason),
    ...toQuote(text),
    action: {
      label: texts.console,
      path: `${thread.type === 'inquiry' ? consoleUrls.allInquiries : consoleUrls.allReservations}/${thread.id}`,
    },
  }),
});

export const CONVERSATION_MAILS = [guestMessageMail, ownerMessageMail, reportedMail] as const;
