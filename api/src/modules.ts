import { MAILS } from './mail-templates.ts';
import { AccountsModule } from './modules/accounts/index.ts';
import { ConsoleModule } from './modules/console/index.ts';
import { AvailabilityModule } from './modules/availability/index.ts';
import { BookingImportsModule } from './modules/booking-imports/index.ts';
import { CalendarsModule } from './modules/calendars/index.ts';
import { CatalogModule } from './modules/catalog/index.ts';
import { ContentModule } from './modules/content/index.ts';
import { ConversationsModule } from './modules/conversations/index.ts';
import { DealsModule } from './modules/deals/index.ts';
import { GeoModule } from './modules/geo/index.ts';
import { HostingModule } from './modules/hosting/index.ts';
import { InquiriesModule } from './modules/inquiries/index.ts';
import { MailTemplatesModule } from './modules/mail/index.ts';
import { MediaModule } from './modules/media/index.ts';
import { PaymentsModule } from './modules/payments/index.ts';
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

/** The product modules; each imports the modules it depends on and those of its own sub-folders. */
export const MODULES = [
  AccountsModule,
  ConversationsModule,
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
  DealsModule,
  PaymentsModule,
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
