import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SubscriptionsModule } from '../../subscriptions/index.ts';
import { UsersModule } from '../../accounts/users/index.ts';
import { BuildingsModule } from '../buildings/buildings.module.ts';
import { SpaceBuildingsModule } from '../buildings/space-buildings.module.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceViewsModule } from '../views/space-views.module.ts';
import { SpaceOwnerController } from './space-owner.controller.ts';
import { OwnerCatalogService } from './owner-catalog.service.ts';
import { SpaceCreationService } from './space-creation.service.ts';

@Module({
  imports: [
    AuditModule,
    BuildingsModule,
    SpaceBuildingsModule,
    SpaceCoreModule,
    SpaceViewsModule,
    SubscriptionsModule,
    UsersModule,
  ],
  controllers: [SpaceOwnerController],
  providers: [OwnerCatalogService, SpaceCreationService],
  exports: [SpaceCreationService],
})
export class SpaceEditingModule {}
