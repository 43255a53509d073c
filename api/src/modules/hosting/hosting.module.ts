import { Module } from '@nestjs/common';
import { CustomersModule } from '../accounts/customers/index.ts';
import { UsersModule } from '../accounts/users/index.ts';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule } from '../availability/index.ts';
import { PricingModule } from '../pricing/index.ts';
import { DecisionsModule } from '../reservations/decisions/index.ts';
import { ReservationCoreModule } from '../reservations/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { StaffDayRepository } from './day/staff-day.repository.ts';
import { StaffDayService } from './day/staff-day.service.ts';
import { TodayController } from './day/today.controller.ts';
import { TodayRepository } from './day/today.repository.ts';
import { TodayService } from './day/today.service.ts';
import { DayPlanController } from './links/day-plan.controller.ts';
import { DayPlanService } from './links/day-plan.service.ts';
import { OptionLinkController } from './links/option-link.controller.ts';
import { OptionLinkService } from './links/option-link.service.ts';
import { ProgramController } from './lists/program.controller.ts';
import { ReservationListRepository } from './lists/reservation-list.repository.ts';
import { ReservationListsService } from './lists/reservation-lists.service.ts';
import { ReservationController } from './lists/reservation.controller.ts';
import { OwnerProfileModule } from './owner-profile/owner-profile.module.ts';
import { FreeRoomsController } from './rooms/free-rooms.controller.ts';
import { FreeRoomsService } from './rooms/free-rooms.service.ts';
import { OwnerStatisticsController } from './statistics/owner-statistics.controller.ts';
import { OwnerStatisticsRepository } from './statistics/owner-statistics.repository.ts';
import { OwnerStatisticsService } from './statistics/owner-statistics.service.ts';
import { TaskListModule } from './tasks/task-list.module.ts';

/** The owner's work with all reservations of the spaces. */
@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    CustomersModule,
    DecisionsModule,
    OwnerProfileModule,
    PricingModule,
    ReservationCoreModule,
    SpacesModule,
    TaskListModule,
    UsersModule,
  ],
  controllers: [
    DayPlanController,
    FreeRoomsController,
    OptionLinkController,
    OwnerStatisticsController,
    ProgramController,
    ReservationController,
    TodayController,
  ],
  providers: [
    DayPlanService,
    FreeRoomsService,
    OptionLinkService,
    OwnerStatisticsRepository,
    OwnerStatisticsService,
    ReservationListRepository,
    ReservationListsService,
    StaffDayRepository,
    StaffDayService,
    TodayRepository,
    TodayService,
  ],
})
export class HostingModule {}
