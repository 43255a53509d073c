export { CannedReply } from './canned-reply.entity.ts';
export { ConversationAnonymizationService } from './conversation-anonymization.service.ts';
export { ConversationAnswersService } from './conversation-answers.service.ts';
export { ConversationCoreModule } from './conversation-core.module.ts';
export { Conversation, Message, Participant } from './conversation.entity.ts';
export {
  ConversationSubjectRegistry,
  type ConversationSubject,
  type ConversationSubjectProvider,
  type SubjectScope,
} from './conversation-subject.registry.ts';
export { InboundMail } from './inbound-mail.entity.ts';
export { ConversationsModule } from './conversations.module.ts';
export { CONVERSATION_MAILS } from './mails/conversation-mails.templates.ts';
