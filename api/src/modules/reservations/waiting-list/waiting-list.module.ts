import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { MailModule } from '../../mail/index.ts';
import { BookingModule } from '../booking/booking.module.ts';
import { SettingsModule } from '../../settings/index.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { GuestWaitingListController } from './guest-waiting-list.controller.ts';
import { WaitingListHoldsService } from './waiting-list-holds.service.ts';
import { WaitingListAnswersService } from './waiting-list-answers.service.ts';
import { WaitingListController } from './waiting-list.controller.ts';
import { WaitingListJoiningService } from './waiting-list-joining.service.ts';
import { WaitingListRepository } from './waiting-list.repository.ts';
import { WaitingListLinksService } from './waiting-list-links.service.ts';
import { WaitingListMailsService } from './waiting-list-mails.service.ts';
import { WaitingListOffersService } from './waiting-list-offers.service.ts';
import { WaitingListViewsService } from './waiting-list-views.service.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    MailModule,
    BookingModule,
    ReservationCoreModule,
    GuestAccessModule,
    SettingsModule,
  ],
  controllers: [GuestWaitingListController, WaitingListController],
  providers: [
    WaitingListHoldsService,
    WaitingListAnswersService,
    WaitingListJoiningService,
    WaitingListRepository,
    WaitingListLinksService,
    WaitingListMailsService,
    WaitingListOffersService,
    WaitingListViewsService,
  ],
  exports: [WaitingListHoldsService, WaitingListRepository, WaitingListOffersService],
})
export class WaitingListModule {}
