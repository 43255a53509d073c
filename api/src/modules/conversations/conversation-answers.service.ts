import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.ts';

/** Answers that owners give outside of conversations, such as an offer. */
@Injectable()
export class ConversationAnswersService {
  constructor(private readonly conversations: ConversationRepository) {}

  /** Messages written until the time no longer wait. Does nothing without a conversation. */
  async markAnswered(id: number | null, at: Date): Promise<void> {
    if (id !== null) await this.conversations.markAnswered(id, at);
  }
}
