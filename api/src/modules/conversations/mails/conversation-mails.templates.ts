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
  /** Mailbox of the other side, where there is no reply address. */
  readonly replyTo: string | null;
  /** By which the answer becomes a message. */
  readonly replyAddress: string | null;
  /** Message-ID of the mail that it answers. */
  readonly answers: string | null;
  /** The messages were held; other programs do not answer the mail. */
  readonly isAfterHolding: boolean;
  readonly thread: MailSubject;
};

const NO_REPLY = { replyTo: null, replyAddress: null, answers: null, isAfterHolding: false } as const;

/** Headers by which mail programs and people answer. */
function toReplyFields({
  replyTo,
  replyAddress,
  answers,
  isAfterHolding,
  thread,
}: Pick<Props, 'replyTo' | 'replyAddress' | 'answers' | 'isAfterHolding' | 'thread'>) {
  const address = replyAddress ?? replyTo;
  return {
    ...(address !== null && { replyTo: address }),
    ...(!isAfterHolding && { personal: { answers, returnPath: replyAddress } }),
    thread: `${thread.type}-${thread.id}`,
  };
}

/** To the guest. */
export const guestMessageMail = defineMail({
  name: 'conversation-guest',
  sample: { ...samples, ...NO_REPLY, path: urls.reservation(1, 'ukazka'), thread: SAMPLE_THREAD },
  render: ({ space, title, text, path, host, ...reply }: Props & { host: string }) => ({
    ...(text === null
      ? texts.guestNotice(space, title)
      : texts.guest(space, title, host, reply.replyAddress !== null)),
    ...toQuote(text),
    ...toReplyFields(reply),
    action: { label: texts.show, path },
    isToGuest: true,
  }),
});

/** To a member of the owner's team. */
export const ownerMessageMail = defineMail({
  name: 'conversation-owner',
  sample: { ...samples, ...NO_REPLY, path: buildConversationUrl(1), thread: SAMPLE_THREAD },
  render: ({ space, text, path, guest, ...reply }: Omit<Props, 'title'> & { guest: string }) => ({
    ...texts.owner(space, guest, reply.replyAddress !== null),
    ...toQuote(text),
    ...toReplyFields(reply),
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
