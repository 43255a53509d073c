import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { MessageEventCode } from '../conversation.entity.ts';
import { ConversationRepository } from '../conversation.repository.ts';
import { InboundMailRepository } from './inbound-mail.repository.ts';
import type { ReplyRecipient } from './reply-recipients.service.ts';

/** What programs answered to mails of a conversation, shown to the owner alone; it is mailed to nobody. */
@Injectable()
export class MailEventsService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly mails: InboundMailRepository,
    private readonly clock: Clock,
  ) {}

  /** The guest does not get the mails: the conversation waits for the owner. Requires a unit of work. */
  async noteBounce(recipient: ReplyRecipient): Promise<void> {
    recipient.participant.bouncedAt = this.clock.now();
    await this.addEvent(recipient, 'mail_bounced', '');
    await this.waitForOwner(recipient);
  }

  /** The mail exceeds the limits, or is damaged: its text is not lost without a word. Requires a unit of work. */
  async noteUnreadable(recipient: ReplyRecipient): Promise<void> {
    await this.addEvent(recipient, 'mail_unreadable', '');
    await this.waitForOwner(recipient);
  }

  /** Such as a notice of absence. Requires a unit of work. */
  async noteAutomatic(recipient: ReplyRecipient, text: string): Promise<void> {
    await this.addEvent(recipient, 'mail_automatic', text);
  }

  private async waitForOwner({ participant, found }: ReplyRecipient): Promise<void> {
    if (participant.side !== 'guest') return;
    const conversation = await this.conversations.findForUpdate(found.conversation.id);
    if (conversation) conversation.waitingSince ??= this.clock.now();
  }

  /** Once a day, however many mails a program sends. */
  private async addEvent(
    { participant: { side }, found: { conversation } }: ReplyRecipient,
    eventCode: MessageEventCode,
    body: string,
  ): Promise<void> {
    const now = this.clock.now();
    const event = { conversation: conversation.id, side, eventCode };
    if (await this.mails.hasEventSince(event, new Date(now.getTime() - DAY_MS))) return;
    await this.conversations.addMessage(conversation, {
      side,
      kind: 'event',
      via: 'mail',
      eventCode,
      body,
      authorId: null,
      createdAt: now,
    });
  }
}
