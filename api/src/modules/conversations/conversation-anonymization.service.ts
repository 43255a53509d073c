import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { MailService } from '../mail/index.ts';
import { ConversationRepository } from './conversation.repository.ts';
import { ConversationSubjectRegistry } from './conversation-subject.registry.ts';

/** Prefix of the keys of mails to the guest of a conversation. */
export const guestMailKeyPrefix = (conversationId: number): string => `conversation-${conversationId}-guest-`;

/** Removes the texts of conversations with the records they are about. */
@Injectable()
export class ConversationAnonymizationService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly registry: ConversationSubjectRegistry,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Anonymizes those of the conversations that are about no other record of the guest. Requires the unit of work that has
   * anonymized a record.
   */
  async release(ids: readonly (number | null)[]): Promise<void> {
    const given = [...new Set(ids.filter((id) => id !== null))];
    const kept = new Set(
      (await this.registry.listByConversations(given))
        .filter(({ isAnonymized }) => !isAnonymized)
        .map(({ conversationId }) => conversationId),
    );
    await this.anonymize(given.filter((id) => !kept.has(id)));
  }

  /** Requires a unit of work. */
  async anonymize(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.conversations.anonymize(ids, this.clock.now());
    await this.mails.anonymizeByKeyPrefix(ids.map(guestMailKeyPrefix));
  }
}
