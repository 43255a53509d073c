import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SubscriptionCoreModule } from '../subscription-core.module.ts';
import { PlanAdminController } from './plan.admin.controller.ts';
import { PlanController } from './plan.controller.ts';
import { PlansService } from './plans.service.ts';

@Module({
  imports: [AuditModule, SubscriptionCoreModule],
  controllers: [PlanController, PlanAdminController],
  providers: [PlansService],
})
export class PlansModule {}
