import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { PublishedSpacesPort, SpaceUsagePort, SubscriptionsModule } from '../../subscriptions/index.ts';
import { PublishedSpacesService } from '../published-spaces.service.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { PublicationLimitService } from './publication-limit.service.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';
import { SpaceMembershipService } from './space-membership.service.ts';

/** Global because it implements ports of the subscriptions module, which spaces depend on. */
@Global()
@Module({
  imports: [AuditModule, SpaceCoreModule, SubscriptionsModule],
  providers: [
    PublicationLimitService,
    SpaceMembershipRepository,
    { provide: SpaceUsagePort, useClass: SpaceMembershipService },
    { provide: PublishedSpacesPort, useClass: PublishedSpacesService },
  ],
  exports: [PublicationLimitService, PublishedSpacesPort, SpaceUsagePort],
})
export class SpaceMembershipModule {}
