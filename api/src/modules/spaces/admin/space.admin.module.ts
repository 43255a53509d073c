import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SubscriptionsModule } from '../../subscriptions/index.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceViewsModule } from '../views/space-views.module.ts';
import { SpaceDetailAdminController } from './space-detail.admin.controller.ts';
import { SpaceDetailAdminService } from './space-detail.admin.service.ts';
import { SpaceAdminController } from './space.admin.controller.ts';

@Module({
  imports: [AuditModule, SpaceCoreModule, SpaceViewsModule, SubscriptionsModule],
  controllers: [SpaceAdminController, SpaceDetailAdminController],
  providers: [SpaceDetailAdminService],
})
export class SpaceAdminModule {}
