import type { EntityClasses } from './platform/database/index.ts';
import { IdempotencyKey } from './platform/idempotency/idempotency-key.entity.ts';
import { OutboxEvent } from './platform/outbox/outbox-event.entity.ts';
import {
  AuthSession,
  CompanyCheck,
  Customer,
  Invitation,
  Member,
  OneTimeToken,
  Passkey,
  PrivacyRequest,
  RecoveryCode,
  TotpFactor,
  User,
} from './modules/accounts/index.ts';
import { ConsoleView, ViewDay } from './modules/console/index.ts';
import { AuditEntry } from './modules/audit/index.ts';
import {
  Availability,
  AvailabilityRule,
  BlockedSlot,
  BookingSettings,
  Season,
  SeasonSpace,
  SpaceOverlap,
} from './modules/availability/index.ts';
import { BookingImport, BookingImportRow } from './modules/booking-imports/index.ts';
import { BlogPost, BlogRevision, BlogTaxon } from './modules/content/blog/index.ts';
import { Building } from './modules/spaces/buildings/index.ts';
import { CalendarExport, CalendarFeed, MemberCalendar } from './modules/calendars/index.ts';
import { CatalogDirty, CatalogEntry, CatalogSearchCount, SentenceSynonym } from './modules/catalog/index.ts';
import { ContentPage, ContentRevision } from './modules/content/index.ts';
import {
  CannedReply,
  Conversation,
  InboundMail,
  Message,
  Participant,
} from './modules/conversations/index.ts';
import { DEAL_ENTITIES, RentalTerms } from './modules/deals/index.ts';
import { Favourite } from './modules/catalog/favourites/index.ts';
import { OwnerPublicStatistics } from './modules/hosting/index.ts';
import { Location, LocationAlias } from './modules/geo/index.ts';
import { Inquiry, InquiryRecipient, SenderBlock } from './modules/inquiries/index.ts';
import { HeldMail, MailLog, MailRecipient, OwnerReminder } from './modules/mail/index.ts';
import { MediaImage, MediaUse } from './modules/media/index.ts';
import { PriceList, PriceScope, Quote, VatRate } from './modules/pricing/index.ts';
import { Allocation, Payment } from './modules/payments/index.ts';
import { RESERVATION_ENTITIES } from './modules/reservations/index.ts';
import { Redirect, SeoUrl } from './modules/seo/index.ts';
import { SavedSearch, SavedSearchMark } from './modules/catalog/saved-searches/index.ts';
import { Selection, SelectionVote } from './modules/catalog/selections/index.ts';
import { SiteSettingsRow, LegalTermsVersion } from './modules/settings/index.ts';
import {
  Space,
  SpaceImage,
  SpaceLayout,
  SpaceFloorPlan,
  SpacePanorama,
  SpaceReview,
  SpaceView,
} from './modules/spaces/index.ts';
import {
  MembershipCredit,
  PlanOrder,
  Subscription,
  SubscriptionPlan,
} from './modules/subscriptions/index.ts';
import { Attribute, Purpose, TaxonomyAlias } from './modules/taxonomy/index.ts';

/** All ORM entities; a test compares them with the migrated schema. */
export const ENTITIES: EntityClasses = [
  OutboxEvent,
  IdempotencyKey,
  User,
  OneTimeToken,
  AuthSession,
  TotpFactor,
  Passkey,
  RecoveryCode,
  Customer,
  CompanyCheck,
  OwnerPublicStatistics,
  Member,
  Invitation,
  PrivacyRequest,
  SubscriptionPlan,
  PlanOrder,
  Subscription,
  MembershipCredit,
  Location,
  LocationAlias,
  Building,
  Purpose,
  Attribute,
  TaxonomyAlias,
  SentenceSynonym,
  Space,
  SpaceImage,
  SpaceLayout,
  SpaceFloorPlan,
  SpacePanorama,
  SpaceReview,
  SpaceView,
  MediaImage,
  MediaUse,
  BlogTaxon,
  BlogPost,
  BlogRevision,
  Availability,
  AvailabilityRule,
  BlockedSlot,
  BookingSettings,
  Season,
  SeasonSpace,
  SpaceOverlap,
  Quote,
  PriceList,
  PriceScope,
  VatRate,
  RentalTerms,
  ...RESERVATION_ENTITIES,
  ...DEAL_ENTITIES,
  Payment,
  Allocation,
  BookingImport,
  BookingImportRow,
  CalendarExport,
  CalendarFeed,
  MemberCalendar,
  Conversation,
  Participant,
  Message,
  CannedReply,
  InboundMail,
  Inquiry,
  InquiryRecipient,
  SenderBlock,
  AuditEntry,
  SeoUrl,
  Redirect,
  CatalogDirty,
  CatalogEntry,
  CatalogSearchCount,
  MailLog,
  HeldMail,
  MailRecipient,
  OwnerReminder,
  Favourite,
  SavedSearch,
  SavedSearchMark,
  Selection,
  SelectionVote,
  SiteSettingsRow,
  LegalTermsVersion,
  ContentPage,
  ContentRevision,
  ConsoleView,
  ViewDay,
];
