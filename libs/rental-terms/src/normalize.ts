import { toHaler } from '@prostora/pricing';
import type {
  ContractChoice,
  DayCount,
  InstalmentKind,
  InstalmentRule,
  RentalTermsDefinition,
  WithdrawalChoice,
} from './rental-terms.ts';

type Optional<T> = T | null | undefined;

export type CancellationStepInput = {
  days: number;
  percent?: Optional<number>;
  /** CZK. */
  amount?: Optional<number>;
};
export type CancellationPolicyInput = {
  steps?: Optional<readonly CancellationStepInput[]>;
  day_count?: Optional<string>;
  grace?: Optional<{ hours: number; min_hours_before?: Optional<number> }>;
};
export type InstalmentInput = {
  kind: string;
  percent?: Optional<number>;
  /** CZK. */
  amount?: Optional<number>;
  due: { after_acceptance_days?: Optional<number>; before_start_days?: Optional<number> };
  gate?: Optional<boolean>;
  per?: Optional<string>;
};
/** Body of the contract; values are checked by `validateRentalTerms`. */
export type RentalTermsDefinitionInput = {
  contract?: Optional<string>;
  template_id?: Optional<number>;
  countersign?: Optional<boolean>;
  consumer?: Optional<{ withdrawal?: Optional<string> }>;
  hold_days?: Optional<number>;
  payment_grace_days?: Optional<number>;
  instalments?: Optional<readonly InstalmentInput[]>;
  cancellation?: Optional<CancellationPolicyInput>;
  account?: Optional<string>;
};

const DEFAULT_HOLD_DAYS = 7;
const DEFAULT_PAYMENT_GRACE_DAYS = 2;
/** Free at any time. */
const FREE_STEPS: readonly CancellationStepInput[] = [{ days: 0, percent: 0 }];

/**
 * Fills in every default and converts money to haléře; a body without errors only.
 * @param input body of the contract, also parts of it
 */
export const normalizeRentalTerms = (input: RentalTermsDefinitionInput): RentalTermsDefinition => ({
  contract: (input.contract ?? 'none') as ContractChoice,
  templateId: input.template_id ?? null,
  countersign: input.countersign ?? false,
  withdrawal: (input.consumer?.withdrawal ?? 'excluded') as WithdrawalChoice,
  holdDays: input.hold_days ?? DEFAULT_HOLD_DAYS,
  paymentGraceDays: input.payment_grace_days ?? DEFAULT_PAYMENT_GRACE_DAYS,
  instalments: (input.instalments ?? []).map(normalizeInstalment),
  cancellation: normalizeCancellation(input.cancellation ?? {}),
  account: input.account ?? null,
});

const normalizeCancellation = ({
  steps,
  day_count,
  grace,
}: CancellationPolicyInput): RentalTermsDefinition['cancellation'] => ({
  steps: (steps ?? FREE_STEPS).map(({ days, percent, amount }) => ({
    days,
    percent: percent ?? 0,
    amountHaler: toHaler(amount ?? 0),
  })),
  dayCount: (day_count ?? 'calendar') as DayCount,
  grace: grace ? { hours: grace.hours, minHoursBefore: grace.min_hours_before ?? 0 } : null,
});

const normalizeInstalment = ({ kind, percent, amount, due, gate, per }: InstalmentInput): InstalmentRule => ({
  kind: kind as InstalmentKind,
  percent: percent ?? null,
  amountHaler: amount == null ? null : toHaler(amount),
  due:
    due.after_acceptance_days == null
      ? { from: 'start', days: due.before_start_days ?? 0 }
      : { from: 'acceptance', days: due.after_acceptance_days },
  isGate: gate ?? false,
  isMonthly: per === 'month',
});

/** The definition on the wire with every field present. */
export type RentalTermsDefinitionBody = ReturnType<typeof toRentalTermsBody>;

/**
 * The inverse of `normalizeRentalTerms`.
 * @param definition normalised terms
 */
export const toRentalTermsBody = (definition: RentalTermsDefinition) => ({
  contract: definition.contract,
  template_id: definition.templateId,
  countersign: definition.countersign,
  consumer: { withdrawal: definition.withdrawal },
  hold_days: definition.holdDays,
  payment_grace_days: definition.paymentGraceDays,
  instalments: definition.instalments.map((instalment) => ({
    kind: instalment.kind,
    percent: instalment.percent,
    amount: instalment.amountHaler === null ? null : instalment.amountHaler / 100,
    due: {
      after_acceptance_days: instalment.due.from === 'acceptance' ? instalment.due.days : null,
      before_start_days: instalment.due.from === 'start' ? instalment.due.days : null,
    },
    gate: instalment.isGate,
    per: instalment.isMonthly ? ('month' as const) : null,
  })),
  cancellation: {
    steps: definition.cancellation.steps.map(({ days, percent, amountHaler }) => ({
      days,
      percent,
      amount: amountHaler / 100,
    })),
    day_count: definition.cancellation.dayCount,
    grace: definition.cancellation.grace && {
      hours: definition.cancellation.grace.hours,
      min_hours_before: definition.cancellation.grace.minHoursBefore,
    },
  },
  account: definition.account,
});
