/** Limits and features of a plan; names as in SPEC §3. */
export type SubscriptionConfig = {
  catalogPositionCoefficient: number;
  description: string;
  hasMicroSite: boolean;
  hasSocialNetworksPromotion: boolean;
  hasSupportWithProfile: boolean;
  hasVideoInSpace: boolean;
  name: string;
  nrOfPhotosInSpace: number;
  nrOfSpaces: number;
};

/** The membership in force, null without one, and the limits that apply. */
export type CurrentMembership = {
  subscription: { id: number; plan: { name: string }; trial: boolean; endsAt: Date } | null;
  config: SubscriptionConfig;
};

/** Memberships, orders and credit of a customer as the console shows them. */
export type MembershipDetails = {
  /** The plan in force and the end of its last paid year; nulls without one. */
  state: { planId: number | null; endsAt: Date | null };
  /** The latest first, ended ones included. */
  subscriptions: {
    id: number;
    plan: { id: number; name: string };
    trial: boolean;
    valueHaler: number;
    /** Paid for the order, without credit; null without an order. */
    paidHaler: number | null;
    /** Value of the unused days. */
    remainingHaler: number;
    startsAt: Date;
    endsAt: Date;
  }[];
  /** Balance without credit reserved by waiting orders. */
  creditHaler: number;
  ledger: {
    id: number;
    amountHaler: number;
    kind: 'unused' | 'used' | 'waiting' | 'operator';
    order: { number: string } | null;
    reason: string | null;
    createdAt: Date;
  }[];
  /** Answers of the schema `PlanOrder`, the newest first. */
  orders: object[];
};

/** Port implemented by the subscriptions module. */
export abstract class MembershipPort {
  /** Starts the trial of a new customer. Must run inside a unit of work. */
  abstract startTrial(customerId: number): Promise<void>;
  /** @param customerId null for a user without a customer, to whom the default limits apply */
  abstract getCurrent(customerId: number | null): Promise<CurrentMembership>;
  abstract getDetails(customerId: number): Promise<MembershipDetails>;
}
