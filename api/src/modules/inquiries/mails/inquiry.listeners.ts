import { Injectable } from '@nestjs/common';
import { OnEvent, type EventRun } from '../../../platform/outbox/index.ts';
import { inquiryAnswered, inquiryClosed, inquirySent } from '../inquiry.events.ts';
import { ConversationAnswersService } from '../../conversations/index.ts';
import { InquiryThreadsService } from '../inquiry-threads.service.ts';
import { InquiryMailsService } from './inquiry-mails.service.ts';

@Injectable()
export class InquiryListeners {
  constructor(
    private readonly mails: InquiryMailsService,
    private readonly threads: InquiryThreadsService,
    private readonly conversations: ConversationAnswersService,
  ) {}

  @OnEvent(inquirySent, 'inquiries-mail-sent')
  async onInquirySent(
    {
      inquiry_id,
      recipient_ids,
      tells_sender,
    }: { inquiry_id: number; recipient_ids: number[]; tells_sender: boolean },
    { id }: EventRun,
  ): Promise<void> {
    await this.mails.notifySent(`sent-${id}`, inquiry_id, recipient_ids, tells_sender);
  }

  @OnEvent(inquiryAnswered, 'inquiries-mail-answer')
  async onInquiryAnswered(
    {
      inquiry_id,
      recipient_id,
      answer,
    }: { inquiry_id: number; recipient_id: number; answer: 'offered' | 'declined' },
    { id }: EventRun,
  ): Promise<void> {
    await this.mails.notifyAnswered(`answer-${id}`, inquiry_id, recipient_id, answer);
  }

  /** An offer or a refusal answers what the sender has written before. */
  @OnEvent(inquiryAnswered, 'inquiries-conversation-answered')
  async onConversationAnswered({ recipient_id }: { recipient_id: number }): Promise<void> {
    const answer = await this.threads.findAnswer(recipient_id);
    if (answer) await this.conversations.markAnswered(answer.conversationId, answer.answeredAt);
  }

  @OnEvent(inquiryClosed, 'inquiries-mail-closed')
  async onInquiryClosed(
    { inquiry_id, told: recipientIds }: { inquiry_id: number; told: number[] },
    { id }: EventRun,
  ): Promise<void> {
    await this.mails.notifyClosed(`closed-${id}`, inquiry_id, recipientIds);
  }
}
