import { Global, Module } from '@nestjs/common';
import { SpaceUse } from '../subscriptions/index.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';
import { SpaceMembership } from './space-membership.service.ts';

/** Global because it fills a port of a module that spaces depend on. */
@Global()
@Module({ providers: [SpaceMembershipRepository, SpaceMembership, { provide: SpaceUse, useExisting: SpaceMembership }], exports: [SpaceUse] })
export class SpaceMembershipModule {}
