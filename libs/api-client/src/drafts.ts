import type { SessionUser, SpaceAction, SpaceDetail, SpaceEditing, SpaceImage, SpaceStatus, Tag } from './generated/types.gen.ts';

/* Accounts */
export type AccountProfile = { email: string; email_confirmed: boolean; pending_email: string | null; name: string; phone: string | null; created_at: string };
/** Billing details; `company_name` is the customer's name. */
export type BillingDetails = { company_name: string; ico: string | null; dic: string | null; street: string | null; city: string | null; postal_code: string | null };
export type AccountAnswer = { profile: AccountProfile; billing: BillingDetails | null };
export type CompanyFound = { ico: string; name: string; dic: string | null; street: string | null; city: string | null; postal_code: string | null; vat_payer: boolean; defunct: boolean };
export type AccountSession = { id: string; current: boolean; user_agent: string; created_at: string; last_used_at: string };
export type AccountSessions = { items: AccountSession[] };
/** Answer of a call that only says it was done. */
export type DoneAnswer = { status: 'ok' };

/* The owner's spaces */
export type MissingItem = { field: string; message: string };
export type OwnerSpace = {
  id: number; url: string; building_id: number; building_name: string; space_name: string; no_name: boolean; city: string | null; status: SpaceStatus;
  status_reason: string | null; capacity: number | null; image: SpaceImage | null; images_count: number;
  /** Per cent of what a good listing has. */
  completeness: number;
  /** What publication still needs, the first the most important. */
  missing: MissingItem[];
  /** What else would make the listing better. */
  suggestions: MissingItem[];
  views_30_days: number;
  /** Views of each of the last 30 days, the oldest first. */
  views: number[];
  submitted_at: string | null; published_at: string | null; updated_at: string; allowed_actions: SpaceAction[]; version: number;
};
export type OwnerBuilding = {
  id: number; name: string; slug: string; street: string | null; house_number: string | null; land_registry_number: string | null; postal_code: string | null;
  city: string | null; province_name: string | null; location: Tag | null; lat: number | null; lng: number | null;
};
export type PlanUse = { used: number; limit: number };
export type OwnerCatalogAnswer = { spaces: OwnerSpace[]; buildings: OwnerBuilding[]; canAddSpace: boolean; spaces_use: PlanUse; email_confirmed: boolean };
export type BuildingAnswer = { status: 'ok'; building: OwnerBuilding };
export type SpaceAddedAnswer = { status: 'ok'; space: SpaceDetail };
export type BuildingInput = Partial<{ name: string; street: string | null; house_number: string | null; land_registry_number: string | null; postal_code: string | null; city: string | null; lat: number | null; lng: number | null }>;

/* Editing a space */
export type TaxonomyAnswer = { purposes: (Tag & { group: string })[]; equipments: (Tag & { category: string })[]; services: (Tag & { category: string })[] };
export type SpaceImageAnswer = { space: SpaceDetail; editing: SpaceEditing; image: SpaceImage | null; error: null; redirect_to_url: string | null };

/* Membership */
export type PlanConfig = SessionUser['subscriptionConfig'];
export type Plan = { id: number; slug: string; name: string; price_per_year: number; config: PlanConfig; active: boolean; sort_order: number };
export type OrderState = 'waiting' | 'paid' | 'cancelled';
export type PlanOrder = { id: number; number: string; plan: { id: number; name: string }; price: number; state: OrderState; created_at: string; due_on: string; paid_at: string | null; cancelled_at: string | null };
export type MembershipAnswer = {
  plan: Plan; trial: boolean; starts_at: string | null; ends_at: string | null;
  use: { spaces: PlanUse; photos: PlanUse; videos: number };
  plans: Plan[]; orders: PlanOrder[]; billing_complete: boolean;
};
export type OrderAnswer = { order: PlanOrder };

/* Console */
export type Page<T> = { items: T[]; page: number; nr_of_pages: number; total: number };
export type AdminUserRow = {
  id: number; email: string; name: string; role: string[]; email_confirmed: boolean; blocked_at: string | null; created_at: string; last_seen_at: string | null;
  customer: { id: number; name: string } | null;
};
export type AdminUserDetail = AdminUserRow & { blocked_reason: string | null; terms_version: string | null; terms_accepted_at: string | null; erased_at: string | null; sessions: AccountSession[]; spaces_count: number };
export type AdminUsersAnswer = Page<AdminUserRow> & { counts: { all: number; blocked: number; unconfirmed: number; admins: number } };
export type AdminCustomerRow = {
  id: number; name: string; ico: string | null; user: { id: number; email: string; blocked: boolean }; plan: { id: number; name: string; trial: boolean; ends_at: string | null } | null;
  spaces_count: number; published_count: number; created_at: string;
};
export type AdminCustomersAnswer = Page<AdminCustomerRow>;
export type AdminCustomerDetail = AdminCustomerRow & { dic: string | null; phone: string | null; street: string | null; city: string | null; postal_code: string | null; orders: PlanOrder[] };
export type FieldDifference = { field: string; before: unknown; after: unknown };
export type AuditRow = { id: number; action: string; at: string; actor: { id: number; email: string } | null; impersonator: { id: number; email: string } | null; subject: { type: string; id: number }; changes: FieldDifference[] };
export type AuditAnswer = Page<AuditRow>;
export type SpaceReviewRow = {
  id: number; space: { id: number; url: string; space_name: string; building_name: string; status: SpaceStatus; image: SpaceImage | null }; owner: { id: number; name: string; email: string };
  opened_at: string; changed_at: string; changes: FieldDifference[];
};
export type SpaceReviewsAnswer = Page<SpaceReviewRow>;
export type AdminOrderRow = PlanOrder & { customer: { id: number; name: string; email: string } };
export type AdminOrdersAnswer = Page<AdminOrderRow> & { counts: Record<OrderState, number> };
export type PlansAnswer = { items: Plan[] };
