import { Module } from '@nestjs/common';
import { MailModule } from '../mail/index.ts';
import { ConversationAccessService } from './conversation-access.service.ts';
import { ConversationAnswersService } from './conversation-answers.service.ts';
import { ConversationAnonymizationService } from './conversation-anonymization.service.ts';
import { ConversationRepository } from './conversation.repository.ts';
import { ConversationSubjectRegistry } from './conversation-subject.registry.ts';

const PROVIDERS = [
  ConversationAccessService,
  ConversationAnonymizationService,
  ConversationAnswersService,
  ConversationRepository,
  ConversationSubjectRegistry,
];

/** Conversations and the records they are about; the modules of these records import it. */
@Module({ imports: [MailModule], providers: PROVIDERS, exports: PROVIDERS })
export class ConversationCoreModule {}
