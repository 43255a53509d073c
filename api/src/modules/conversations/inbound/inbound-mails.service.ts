import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@prostora/contracts';
import { isSameMailbox } from '@prostora/contracts/canonical-text.ts';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { conversationApi as texts } from '@prostora/strings/cs/conversation-api.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  isAligned,
  isAutomatic,
  isBounce,
  parseMail,
  type ParsedMail,
} from '../../../platform/inbound-mail/index.ts';
import type { InboundMail, MailClass } from '../inbound-mail.entity.ts';
import { ConversationMessagesService } from '../messages/conversation-messages.service.ts';
import { InboundMailRepository } from './inbound-mail.repository.ts';
import { InboundReceiverService } from './inbound-receiver.service.ts';
import { MailEventsService } from './mail-events.service.ts';
import { ReplyRecipientsService, type ReplyRecipient } from './reply-recipients.service.ts';

/** Messages that mails of one side bring a day; further ones are held. */
const MAX_PER_DAY = 20;
/** Messages of one side that are mailed on within the time, so that two programs do not answer each other. */
const MAX_FORWARDED = 2;
const FORWARDING_WINDOW_MS = 10 * MINUTE_MS;

/** Mails to reply addresses: each becomes a message, an event, or nothing. It changes nothing else. */
@Injectable()
export class InboundMailsService {
  constructor(
    private readonly mails: InboundMailRepository,
    private readonly receiver: InboundReceiverService,
    private readonly recipients: ReplyRecipientsService,
    private readonly messages: ConversationMessagesService,
    private readonly events: MailEventsService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Idempotent. */
  async process(id: number): Promise<void> {
    const stored = await this.mails.findById(id);
    if (!stored || stored.mailClass !== null) return;
    const raw = await this.receiver.loadRaw(stored.rawKey);
    const parsed = raw && (await parseMail(raw));
    await this.unit.run(async () => {
      const mail = await this.mails.findById(id);
      if (!mail || mail.mailClass !== null) return;
      mail.mailClass = await this.apply(mail, parsed);
      if (mail.mailClass === 'voided') Object.assign(mail, { receivedAt: new Date(0) });
    });
  }

  private async apply(mail: InboundMail, parsed: ParsedMail | null): Promise<MailClass> {
    const recipient = await this.recipients.find(mail.recipient);
    if (!recipient) return 'voided';
    mail.conversation = recipient.found.conversation;
    await this.mails.lockConversation(mail.conversation.id);
    if (!parsed) {
      await this.events.noteUnreadable(recipient);
      return 'unreadable';
    }
    const { messageId } = parsed;
    if (messageId !== null && (await this.mails.isKnown(messageId))) return 'duplicate';
    mail.messageId = messageId;
    if (isBounce(parsed, mail.sender)) {
      await this.events.noteBounce(recipient);
      return 'bounce';
    }
    const body = shorten(parsed.replyText);
    if (isAutomatic(parsed)) {
      await this.events.noteAutomatic(recipient, body);
      return 'automatic';
    }
    const mailClass = await this.classifyMessage(recipient, parsed);
    await this.messages.addByMail(recipient.found, {
      side: recipient.participant.side,
      authorId: mailClass === 'unverified' ? null : (recipient.participant.user?.id ?? null),
      body: body === '' ? texts.withoutText : body,
      state: mailClass === 'message' ? 'ok' : mailClass,
      mailMessageId: messageId,
      refusedFiles: parsed.files,
    });
    return mailClass;
  }

  private async classifyMessage(
    { participant: { side }, found, mailbox }: ReplyRecipient,
    parsed: ParsedMail,
  ): Promise<'unverified' | 'held' | 'message'> {
    const isParticipant = isSameMailbox(parsed.from?.address ?? '', mailbox);
    if (!isParticipant || !isAligned(parsed, this.config.INBOUND_AUTH)) return 'unverified';
    const { id } = found.conversation;
    const now = this.clock.now().getTime();
    const ofDay = await this.mails.countMailed(id, side, new Date(now - DAY_MS));
    const recent = new Date(now - FORWARDING_WINDOW_MS);
    const forwarded = await this.mails.countMailed(id, side, recent, { isForwarded: true });
    return ofDay >= MAX_PER_DAY || forwarded >= MAX_FORWARDED ? 'held' : 'message';
  }
}

function shorten(text: string): string {
  if (text.length <= CONVERSATIONS.body) return text;
  return text.slice(0, CONVERSATIONS.body - texts.shortened.length) + texts.shortened;
}
