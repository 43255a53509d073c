import { Global, Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AuditModule } from '../audit/index.ts';
import { MailModule } from '../mail/index.ts';
import { ReservationCoreModule } from '../reservations/index.ts';
import { BookingModule } from '../reservations/booking/index.ts';
import { DecisionsModule, ReservationDealsPort } from '../reservations/decisions/index.ts';
import { GuestAccessModule } from '../reservations/guest-access/index.ts';
import { ReservationDealsService } from './agreement/reservation-deals.service.ts';
import { DealCancellationService } from './cancellation/deal-cancellation.service.ts';
import { DealJobs } from './deal.jobs.ts';
import { DealAnonymizationService } from './deal-anonymization.service.ts';
import { DealPrivacyRepository } from './deal-privacy.repository.ts';
import { DealsPersonalDataProvider } from './deals.personal-data.ts';
import { DealSummariesService } from './deal-summaries.service.ts';
import { DealLinksService } from './deal-links.service.ts';
import { DealRepository } from './deal.repository.ts';
import { DealCodesService } from './codes/deal-codes.service.ts';
import { GuestDealAccessService } from './guest/guest-deal-access.service.ts';
import { GuestDealAnswersService } from './guest/guest-deal-answers.service.ts';
import { GuestDealController } from './guest/guest-deal.controller.ts';
import { GuestDealsService } from './guest/guest-deals.service.ts';
import { DealController } from './hosting/deal.controller.ts';
import { DealsService } from './hosting/deals.service.ts';
import { DealInstalmentsService } from './instalments/deal-instalments.service.ts';
import { DealMailsService } from './mails/deal-mails.service.ts';
import { RentalTermsModule } from './rental-terms/index.ts';
import { DealOfferController } from './offers/deal-offer.controller.ts';
import { DealOffersService } from './offers/deal-offers.service.ts';
import { GuestOfferController } from './offers/guest-offer.controller.ts';
import { GuestOffersService } from './offers/guest-offers.service.ts';
import { DealStepsService } from './steps/deal-steps.service.ts';

/** Global because it fills a port of a module it depends on. */
@Global()
@Module({
  imports: [
    AuditModule,
    BookingModule,
    DecisionsModule,
    GuestAccessModule,
    MailModule,
    PrivacyModule,
    RentalTermsModule,
    ReservationCoreModule,
  ],
  controllers: [DealController, DealOfferController, GuestDealController, GuestOfferController],
  providers: [
    DealAnonymizationService,
    DealCancellationService,
    DealCodesService,
    DealInstalmentsService,
    DealJobs,
    DealLinksService,
    DealMailsService,
    DealOffersService,
    DealPrivacyRepository,
    DealRepository,
    DealStepsService,
    DealSummariesService,
    DealsPersonalDataProvider,
    DealsService,
    GuestDealAccessService,
    GuestDealAnswersService,
    GuestDealsService,
    GuestOffersService,
    { provide: ReservationDealsPort, useClass: ReservationDealsService },
  ],
  exports: [ReservationDealsPort],
})
export class DealsModule {}
