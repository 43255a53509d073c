import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../platform/privacy/index.ts';
import { ConversationAnonymizationService } from './conversation-anonymization.service.ts';
import { ConversationRepository } from './conversation.repository.ts';

/** Messages that a person wrote, as a guest or for an owner. */
@Injectable()
export class ConversationsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'conversations';

  constructor(
    private readonly conversations: ConversationRepository,
    private readonly anonymization: ConversationAnonymizationService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId, email, ownsEmail }: Person): Promise<unknown> {
    return this.conversations.listByPerson(userId, ownsEmail ? email : null);
  }

  /** The texts of a guest are removed with the reservation or inquiry, by the modules that have these. */
  async erase({ userId, customerId }: Person): Promise<void> {
    if (userId !== null) await this.conversations.removeUser(userId);
    if (customerId === null) return;
    await this.conversations.removeCannedReplies(customerId);
    await this.anonymization.anonymize(await this.conversations.listIdsByCustomer(customerId));
  }
}
