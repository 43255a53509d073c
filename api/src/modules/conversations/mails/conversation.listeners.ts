import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/outbox/index.ts';
import { messageAdded } from '../conversation.events.ts';
import { ConversationMailsService } from './conversation-mails.service.ts';

@Injectable()
export class ConversationListeners {
  constructor(private readonly mails: ConversationMailsService) {}

  @OnEvent(messageAdded, 'conversations-mail')
  async onMessageAdded({
    conversation_id,
    message_id,
    first_id,
  }: {
    conversation_id: number;
    message_id: number;
    first_id?: number;
  }): Promise<void> {
    await this.mails.notify(conversation_id, message_id, first_id ?? null);
  }
}
