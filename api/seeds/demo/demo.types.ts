import type { SiteValues } from '../../src/modules/settings/index.ts';
import type { CancelCode } from '@prostora/contracts';
import type { SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import type { PriceListDefinition } from '@prostora/pricing';
import type { SpaceFieldColumns } from '../../src/modules/spaces/space.fields.ts';
import type { AttributeGroup, LocationKind } from '../data/data.types.ts';

/** Statuses of a space in the database. */
export type DemoSpaceStatus = 'DRAFT' | 'WAITING_FOR_APPROVAL' | 'PUBLISHED' | 'DISABLED' | 'DELETED';
export type DemoReservationStatus = 'pending' | 'confirmed' | 'cancelled';
export type DemoRole = 'ROLE_USER' | 'ROLE_CUSTOMER' | 'ROLE_SUPERADMIN';

/** The only inputs of the generator, so that equal options give equal records. */
export type DemoOptions = { seed: number; now: Date };

/** A company or person that owns buildings. Keys are stable and unique per list. */
export type DemoCustomer = {
  key: string;
  name: string;
  /** Eight digits with a valid checksum. */
  ico: string;
  dic: string | null;
  vat_payer: boolean;
  street: string;
  house_number: string;
  postal_code: string;
  city: string;
  phone: string;
  email: string;
  web: string | null;
  bank_account: string | null;
  /** Slug of a plan in data/plans.ts. */
  plan_slug: string;
  /** ISO timestamp; null on the default plan. */
  paid_until: string | null;
  trial: boolean;
  created_days_ago: number;
};

/** A plan order; the subscription of a paid one starts with its payment. */
export type DemoOrder = {
  customer_key: string;
  /** Ten digits: the year and a serial number. */
  number: string;
  plan_slug: string;
  state: 'waiting' | 'paid';
  created_at: string;
  /** YYYY-MM-DD */
  due_on: string;
  paid_at: string | null;
  /** When it was replaced by another plan; null while it runs. */
  replaced_at: string | null;
};

export type DemoUser = {
  key: string;
  email: string;
  username: string;
  full_name: string;
  /** Plain text; the seeder hashes it. */
  password: string;
  roles: DemoRole[];
  customer_key: string | null;
  created_days_ago: number;
};

export type DemoBuilding = {
  key: string;
  customer_key: string;
  name: string;
  slug: string;
  /** Null in villages without street names. */
  street: string | null;
  /** House number; the orientation number where the town uses them. */
  house_number: string;
  /** Land registry number (číslo popisné) when it differs from house_number. */
  land_registry_number: string | null;
  /** Five digits without a space. */
  postal_code: string;
  city: string;
  country: 'Česko';
  /** Most specific location in data/locations.ts. */
  location_slug: string;
  region_slug: string;
  lat: number;
  lng: number;
  created_days_ago: number;
};

export type DemoPhotoCategory = 'TOP-CAROUSEL' | 'GALLERY';

export type DemoPhoto = {
  /** Path below api/seeds, e.g. photos/loft-hero.jpg. */
  file: string;
  alt: string;
  category: DemoPhotoCategory;
};

/** Fields of a space by column; price in haléře per hour, null = by agreement. */
export type DemoSpace = SpaceFieldColumns & {
  key: string;
  building_key: string;
  customer_key: string;
  /** Kind of space, a key of the demo texts (not stored). */
  kind: string;
  slug: string;
  /** The only space of the building; it shares the building's URL. */
  no_name: boolean;
  /** `<building>/<space>` or `<building>`. */
  url: string;
  status: DemoSpaceStatus;
  /** Set for DISABLED and for returned drafts. */
  status_reason: string | null;
  layouts: SpaceLayoutValue[];
  /** Best first. */
  purpose_slugs: string[];
  attribute_slugs: string[];
  photos: DemoPhoto[];
  created_days_ago: number;
  updated_days_ago: number;
  /** Null when it was never submitted for approval. */
  submitted_days_ago: number | null;
  /** Null when it was never published. */
  published_days_ago: number | null;
  /** Views of the detail page in the last 30 days. */
  views_30_days: number;
};

/**
 * A weekly rule in Europe/Prague wall time; weekdays 1 = Monday … 7 = Sunday, minutes since midnight,
 * exceptions YYYY-MM-DD.
 */
export type DemoRule = {
  space_key: string;
  weekdays: number[];
  from_minute: number;
  to_minute: number;
  price_per_hour_haler: number;
  on_holidays: boolean;
  exceptions: string[];
};

/** Booking settings of a space that differ from the defaults. */
export type DemoSettings = {
  space_key: string;
  instant_booking: boolean;
  buffer_before: number;
  buffer_after: number;
  notice_hours: number;
  shortest_minutes: number;
};

/** Two spaces that overlap physically. */
export type DemoSpaceOverlap = { space_key: string; other_key: string };

/** ISO timestamps in UTC, from Europe/Prague wall time; ranges are half-open. */
export type DemoReservation = {
  space_key: string;
  status: DemoReservationStatus;
  source: 'guest' | 'owner' | 'offer' | 'waitlist';
  /** Empty when the guest's name is the title. */
  title: string;
  /** Whether the public programme of the building names it. */
  title_public: boolean;
  series_key: string | null;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  number_of_guests: number;
  notes: string;
  start_datetime: string;
  end_datetime: string;
  /** 0 = by agreement. */
  price_haler: number;
  created_at: string;
  /** Null = an hour after the request. */
  confirmed_at: string | null;
  cancelled_at: string | null;
  cancelled_by: 'guest' | 'owner' | 'system' | null;
  cancel_code: CancelCode | null;
  cancel_reason: string | null;
};

/** A weekly series of reservations. */
export type DemoSeries = {
  key: string;
  customer_key: string;
  weekdays: number[];
  /** YYYY-MM-DD */
  from_day: string;
  until_day: string;
  start_minute: number;
  length_minutes: number;
};

export type DemoBlockedSlot = {
  space_key: string;
  reason: string;
  reason_public: boolean;
  start_datetime: string;
  end_datetime: string;
};

/** A published price list of one space. */
export type DemoPriceList = {
  customer_key: string;
  space_key: string;
  /** YYYY-MM-DD */
  valid_from: string;
  definition: PriceListDefinition;
};

export type DemoInquiryPart = {
  space_key: string;
  state: 'sent' | 'seen' | 'offered' | 'declined' | 'chosen' | 'passed';
  price_haler: number | null;
  /** Text of the offer; may be empty. */
  text: string;
  /** YYYY-MM-DD */
  valid_until: string | null;
  decline_code: CancelCode | null;
  decline_reason: string | null;
  seen_at: string | null;
  answered_at: string | null;
};

export type DemoSender = Pick<DemoInquiry, 'fullname' | 'email' | 'phone'>;

/** A message to a space, or a demand with its recipients. */
export type DemoInquiry = {
  kind: 'contact' | 'demand';
  fullname: string;
  email: string;
  phone: string | null;
  text: string;
  purpose_slug: string | null;
  purpose_text: string | null;
  /** YYYY-MM-DD */
  date_from: string | null;
  date_to: string | null;
  /** Minutes since midnight in Prague. */
  time_from: number | null;
  time_to: number | null;
  number_of_guests: number | null;
  budget_haler: number | null;
  attribute_slugs: string[];
  /** Whether the sender picked the spaces; null for a message. */
  picked: boolean | null;
  created_at: string;
  expires_at: string;
  closed_reason: 'chosen' | 'withdrawn' | 'expired' | 'operator' | null;
  closed_note: string | null;
  closed_at: string | null;
  parts: DemoInquiryPart[];
};

export type DemoFooterLink = { link_name: string | null; title: string; url: string };

export type DemoSeoUrl = {
  /** Slugs; null = not part of the filter. */
  location: string | null;
  purpose: string | null;
  capacity: 'do-50' | '50-150' | '150-500' | 'nad-500' | null;
  /** Slugs of attributes, all of them. */
  attributes: string[];
  /** What follows /katalog/. */
  path: string;
  title: string;
  h1: string;
  meta_description: string;
  description: string;
  footer_links: DemoFooterLink[];
};

export type DemoSite = Omit<SiteValues, 'layoutAreas' | 'schoolHolidays'> & {
  footer_links: DemoFooterLink[];
};

export type DemoData = {
  users: DemoUser[];
  customers: DemoCustomer[];
  orders: DemoOrder[];
  buildings: DemoBuilding[];
  spaces: DemoSpace[];
  rules: DemoRule[];
  settings: DemoSettings[];
  overlaps: DemoSpaceOverlap[];
  reservations: DemoReservation[];
  series: DemoSeries[];
  blocked_slots: DemoBlockedSlot[];
  price_lists: DemoPriceList[];
  inquiries: DemoInquiry[];
  seo_urls: DemoSeoUrl[];
  site: DemoSite;
};

export type { AttributeGroup, LocationKind };
