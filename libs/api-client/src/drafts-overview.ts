/** Answers of the overview and of the search over everything, as the description will have them. */
export type DashboardPeriod = { from: string; to: string; previous_from: string; previous_to: string };
export type DashboardSpaces = { published: number; waiting: number; draft: number; disabled: number; published_in_period: number; published_previous: number };
export type DashboardCustomers = { total: number; new_in_period: number; new_previous: number };
export type DashboardReservations = { in_period: number; previous: number; confirmed: number; value: number; confirmed_value: number; confirmed_value_previous: number };
export type DashboardViews = { in_period: number; previous: number };
export type DashboardDemands = { sent: number; offered: number; chosen: number; sent_previous: number; offered_previous: number; chosen_previous: number };
export type DashboardPlan = { id: number; name: string; paid_orders: number; revenue: number; running: number; trials: number };
export type DashboardMembership = { revenue: number; revenue_previous: number; paid_orders: number; trials_ending: number; plans: DashboardPlan[] };
export type DashboardPhrase = { phrase: string; searches: number; misses: number };
export type DashboardSearches = { total: number; misses: number; top: DashboardPhrase[]; missed: DashboardPhrase[] };
export type DashboardDay = { date: string; reservations: number; views: number; published: number; demands: number };
export type DashboardMails = { sent: number; failed: number; waiting: number };
export type DashboardOutbox = { waiting: number; oldest: string | null };
export type DashboardQueue = { name: string; waiting: number; active: number; failed: number };
export type DashboardHealth = { name: 'database' | 'redis' | 'storage' | 'queues' | 'catalog'; ok: boolean; detail: string };
export type WaitingKind = 'approvals' | 'reviews' | 'failed_jobs' | 'failed_mails' | 'unanswered_demands' | 'waiting_orders' | 'overdue_orders';
export type DashboardWaiting = { kind: WaitingKind; count: number; oldest: string | null };
export type DashboardAnswer = {
  days: number; period: DashboardPeriod; spaces: DashboardSpaces; customers: DashboardCustomers; reservations: DashboardReservations; views: DashboardViews; demands: DashboardDemands;
  membership: DashboardMembership; searches: DashboardSearches; series: DashboardDay[]; mails: DashboardMails; outbox: DashboardOutbox; queues: DashboardQueue[]; health: DashboardHealth[];
  waiting: DashboardWaiting[];
};

export type FoundKind = 'space' | 'building' | 'customer' | 'user' | 'reservation' | 'inquiry' | 'order' | 'seo_url';
export type FoundThing = { id: number; title: string; subtitle: string; url: string };
export type FoundGroup = { kind: FoundKind; items: FoundThing[] };
export type EverythingAnswer = { groups: FoundGroup[] };
