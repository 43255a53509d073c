import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { PublishedSpacesPort, SpaceUsagePort } from '../../subscriptions/index.ts';
import { PublishedSpacesService } from '../published-spaces.service.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';
import { SpaceMembershipService } from './space-membership.service.ts';
import { SpaceRepository } from '../space.repository.ts';

/** Global because it implements ports of the subscriptions module, which spaces depend on. */
@Global()
@Module({
  imports: [AuditModule],
  providers: [
    SpaceMembershipRepository,
    SpaceRepository,
    { provide: SpaceUsagePort, useClass: SpaceMembershipService },
    { provide: PublishedSpacesPort, useClass: PublishedSpacesService },
  ],
  exports: [PublishedSpacesPort, SpaceUsagePort],
})
export class SpaceMembershipModule {}
