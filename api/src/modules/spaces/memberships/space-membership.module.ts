import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { OwnerSuspensionPort } from '../../accounts/customers/index.ts';
import { TeamSpacesPort } from '../../accounts/members/index.ts';
import { PublishedSpacesPort, SpaceUsagePort, SubscriptionsModule } from '../../subscriptions/index.ts';
import { PublishedSpacesService } from './published-spaces.service.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { OwnerSuspensionService } from './owner-suspension.service.ts';
import { PublicationLimitService } from './publication-limit.service.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';
import { SpaceMembershipService } from './space-membership.service.ts';
import { TeamSpacesProvider } from './team-spaces.provider.ts';

/** Global because it implements ports of accounts and subscriptions, which spaces depend on. */
@Global()
@Module({
  imports: [AuditModule, SpaceCoreModule, SubscriptionsModule],
  providers: [
    PublicationLimitService,
    SpaceMembershipRepository,
    { provide: SpaceUsagePort, useClass: SpaceMembershipService },
    { provide: PublishedSpacesPort, useClass: PublishedSpacesService },
    { provide: OwnerSuspensionPort, useClass: OwnerSuspensionService },
    { provide: TeamSpacesPort, useClass: TeamSpacesProvider },
  ],
  exports: [
    OwnerSuspensionPort,
    PublicationLimitService,
    PublishedSpacesPort,
    SpaceUsagePort,
    TeamSpacesPort,
  ],
})
export class SpaceMembershipModule {}
