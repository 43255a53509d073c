import { Module } from '@nestjs/common';
import { CustomersModule } from '../../accounts/customers/index.ts';
import { UsersModule } from '../../accounts/users/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { DecisionsModule } from '../../reservations/decisions/index.ts';
import { ReservationCoreModule } from '../../reservations/index.ts';
import { DayPlanController } from './day-plan.controller.ts';
import { DayPlanService } from './day-plan.service.ts';
import { OptionLinkController } from './option-link.controller.ts';
import { OptionLinkService } from './option-link.service.ts';

/** Pages and one-click actions of owners' mails: options and the mail about tomorrow. */
@Module({
  imports: [AuditModule, CustomersModule, DecisionsModule, ReservationCoreModule, UsersModule],
  controllers: [DayPlanController, OptionLinkController],
  providers: [DayPlanService, OptionLinkService],
})
export class LinksModule {}
