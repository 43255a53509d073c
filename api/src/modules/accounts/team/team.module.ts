import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { MailModule } from '../../mail/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { AccountCoreModule } from '../account/account-core.module.ts';
import { CustomersModule } from '../customers/index.ts';
import { AuthModule } from '../sessions/index.ts';
import { UsersModule } from '../users/index.ts';
import { RegistrationModule } from '../registration/registration.module.ts';
import { AssigneeController } from './assignee.controller.ts';
import { InvitationAcceptanceService } from './invitation-acceptance.service.ts';
import { InvitationController } from './invitation.controller.ts';
import { InvitationsService } from './invitations.service.ts';
import { MembersModule } from '../members/members.module.ts';
import { TeamMailsService } from './team-mails.service.ts';
import { TeamController } from './team.controller.ts';
import { TeamPersonalDataProvider } from './team.personal-data.ts';
import { TeamService } from './team.service.ts';

/** Needs the port of the spaces, which a global module provides. */
@Module({
  imports: [
    AccountCoreModule,
    AuditModule,
    AuthModule,
    CustomersModule,
    MailModule,
    MembersModule,
    PrivacyModule,
    RegistrationModule,
    SettingsModule,
    UsersModule,
  ],
  controllers: [AssigneeController, InvitationController, TeamController],
  providers: [
    InvitationAcceptanceService,
    InvitationsService,
    TeamMailsService,
    TeamPersonalDataProvider,
    TeamService,
  ],
  exports: [InvitationsService],
})
export class TeamModule {}
