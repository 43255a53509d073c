import { Module } from '@nestjs/common';
import { InboundMailModule } from '../../platform/inbound-mail/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { MembersModule } from '../accounts/members/index.ts';
import { UsersModule } from '../accounts/users/index.ts';
import { AuditModule } from '../audit/index.ts';
import { MailModule } from '../mail/index.ts';
import { CannedRepliesService } from './canned-replies/canned-replies.service.ts';
import { CannedReplyController } from './canned-replies/canned-reply.controller.ts';
import { ConversationCoreModule } from './conversation-core.module.ts';
import { ConversationsPersonalDataProvider } from './conversation.personal-data.ts';
import { InboundMailJobs } from './inbound/inbound-mail.jobs.ts';
import { InboundMailRepository } from './inbound/inbound-mail.repository.ts';
import { InboundMailsService } from './inbound/inbound-mails.service.ts';
import { InboundMaintenanceService } from './inbound/inbound-maintenance.service.ts';
import { InboundReceiverService } from './inbound/inbound-receiver.service.ts';
import { MailEventsService } from './inbound/mail-events.service.ts';
import { ReplyRecipientsService } from './inbound/reply-recipients.service.ts';
import { ConversationMailsService } from './mails/conversation-mails.service.ts';
import { ConversationReportsService } from './mails/conversation-reports.service.ts';
import { ConversationListeners } from './mails/conversation.listeners.ts';
import { ConversationListRepository } from './messages/conversation-list.repository.ts';
import { ConversationMessagesService } from './messages/conversation-messages.service.ts';
import { ConversationReadingService } from './messages/conversation-reading.service.ts';
import { ConversationController } from './messages/conversation.controller.ts';
import { GuestConversationController } from './messages/guest-conversation.controller.ts';

@Module({
  imports: [
    AuditModule,
    ConversationCoreModule,
    InboundMailModule,
    MailModule,
    MembersModule,
    PrivacyModule,
    UsersModule,
  ],
  controllers: [CannedReplyController, ConversationController, GuestConversationController],
  providers: [
    CannedRepliesService,
    ConversationListRepository,
    ConversationListeners,
    ConversationMailsService,
    ConversationMessagesService,
    ConversationReadingService,
    ConversationReportsService,
    ConversationsPersonalDataProvider,
    InboundMailJobs,
    InboundMailRepository,
    InboundMailsService,
    InboundMaintenanceService,
    InboundReceiverService,
    MailEventsService,
    ReplyRecipientsService,
  ],
})
export class ConversationsModule {}
