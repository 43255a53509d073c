import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { ENTITIES } from './entities.ts';
import { MAILS } from './mail-templates.ts';
import { AccountsModule } from './modules/accounts/index.ts';
import { ConsoleModule } from './modules/console/index.ts';
import { AvailabilityModule } from './modules/availability/index.ts';
import { BookingImportsModule } from './modules/booking-imports/index.ts';
import { CalendarsModule } from './modules/calendars/index.ts';
import { CatalogModule } from './modules/catalog/index.ts';
import { ContentModule } from './modules/content/index.ts';
import { GeoModule } from './modules/geo/index.ts';
import { HostingModule } from './modules/hosting/index.ts';
import { InquiriesModule } from './modules/inquiries/index.ts';
import { MailTemplatesModule } from './modules/mail/index.ts';
import { MediaModule } from './modules/media/index.ts';
import { PricingModule } from './modules/pricing/index.ts';
import { RedirectsModule } from './modules/seo/redirects/index.ts';
import { ReservationsModule } from './modules/reservations/index.ts';
import { SavedSearchesModule } from './modules/catalog/saved-searches/index.ts';
import { SelectionsModule } from './modules/catalog/selections/index.ts';
import { SeoUrlsModule } from './modules/catalog/seo-urls/index.ts';
import { SiteModule } from './modules/site/index.ts';
import { SpaceCopiesModule } from './modules/space-copies/index.ts';
import { SpacesModule } from './modules/spaces/index.ts';
import { SubscriptionsModule } from './modules/subscriptions/index.ts';
import { ConfigModule, type ConfigValues } from './platform/config/index.ts';
import { DatabaseModule, type DatabaseTimeouts } from './platform/database/index.ts';
import {
  ErrorReportingModule,
  NoopErrorReporter,
  type ErrorReporter,
} from './platform/error-reporting/index.ts';
import { LoggingModule } from './platform/logging/log.ts';
import { PlatformModule } from './platform/platform.module.ts';

/** The product modules; each imports the modules it depends on and those of its own sub-folders. */
export const MODULES = [
  AccountsModule,
  SubscriptionsModule,
  GeoModule,
  MailTemplatesModule.forRoot(MAILS),
  MediaModule,
  SpacesModule,
  AvailabilityModule,
  PricingModule,
  SpaceCopiesModule,
  HostingModule,
  ReservationsModule,
  CalendarsModule,
  BookingImportsModule,
  CatalogModule,
  InquiriesModule,
  SavedSearchesModule,
  SelectionsModule,
  ConsoleModule,
  RedirectsModule,
  SeoUrlsModule,
  ContentModule,
  SiteModule,
];

@Module({})
export class AppModule {
  static forRoot(
    config: ConfigValues,
    logger: Logger,
    errorReporter: ErrorReporter = new NoopErrorReporter(),
    timeouts?: DatabaseTimeouts,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(logger),
        ErrorReportingModule.forRoot(errorReporter),
        DatabaseModule.forRoot(config, ENTITIES, timeouts),
        PlatformModule,
        ...MODULES,
      ],
    };
  }
}
