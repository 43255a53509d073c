import { Injectable } from '@nestjs/common';
import { clockOf, weekdayOf } from '@prostora/contracts';
import { formatCzk, weekdayName } from '@prostora/strings/format.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from '../audit/index.ts';
import {
  dayOutsideRule,
  ruleOverlapsOther,
  ruleTwice,
  tooManyExceptions,
  tooManyRules,
} from './availability.errors.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { ManagedTime } from './managed-time.service.ts';
import { findOverlapDay, wouldShowTwice } from './weekly-hours.ts';

const MOST_RULES = 100;
const MOST_EXCEPTIONS = 366;

export type RuleValues = Pick<
  AvailabilityRule,
  'weekdays' | 'fromMinute' | 'toMinute' | 'pricePerHourHaler' | 'validFrom' | 'validUntil' | 'onHolidays'
>;

/** Weekly opening hours. */
@Injectable()
export class OpeningRules {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly managed: ManagedTime,
    private readonly kept: AvailabilityRepository,
    private readonly audit: AuditTrail,
  ) {}

  add(actor: Actor, spaceId: number, values: RuleValues): Promise<AvailabilityRule> {
    return this.unit.run(async () => {
      await this.managed.hold(actor, spaceId);
      const others = await this.kept.rulesOf(spaceId);
      if (others.length >= MOST_RULES) throw tooManyRules();
      assertRuleFits(values, others);
      const rule = await this.kept.keep(
        Object.assign(new AvailabilityRule(), { space: this.kept.spaceRef(spaceId), ...values }),
      );
      await this.audit.record(actor, 'availability-rule.add', { type: 'space', id: spaceId }, {}, told(rule));
      return rule;
    });
  }

  /** Keeps the exceptions of the rule. */
  change(actor: Actor, id: number, values: RuleValues): Promise<AvailabilityRule> {
    return this.unit.run(async () => {
      const rule = await this.managed.holdOf(actor, () => this.kept.rule(id));
      const others = (await this.kept.rulesOf(rule.space.id)).filter((other) => other.id !== id);
      assertRuleFits(values, others);
      const before = told(rule);
      await this.kept.keep(Object.assign(rule, values));
      await this.audit.record(
        actor,
        'availability-rule.save',
        { type: 'space', id: rule.space.id },
        before,
        told(rule),
      );
      return rule;
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const rule = await this.managed.holdOf(actor, () => this.kept.rule(id));
      await this.audit.record(
        actor,
        'availability-rule.delete',
        { type: 'space', id: rule.space.id },
        told(rule),
      );
      await this.kept.remove(rule);
    });
  }

  /** Excludes a day from the rule, or includes it again; idempotent. */
  except(actor: Actor, id: number, day: string, holds: boolean): Promise<AvailabilityRule> {
    return this.unit.run(async () => {
      const rule = await this.managed.holdOf(actor, () => this.kept.rule(id));
      if (rule.exceptions.includes(day) === !holds) return rule;
      if (!holds && !rule.weekdays.includes(weekdayOf(day))) throw dayOutsideRule();
      const exceptions = holds
        ? rule.exceptions.filter((each) => each !== day)
        : [...rule.exceptions, day].sort();
      if (exceptions.length > MOST_EXCEPTIONS) throw tooManyExceptions();
      await this.kept.keep(Object.assign(rule, { exceptions }));
      await this.audit.record(
        actor,
        'availability-rule.except',
        { type: 'space', id: rule.space.id },
        {},
        { rule: id, day, holds },
      );
      return rule;
    });
  }
}

/** Rejects a rule that duplicates another one or gives the same time a different price. */
function assertRuleFits(values: RuleValues, others: readonly AvailabilityRule[]): void {
  if (others.some((other) => wouldShowTwice(other, values))) throw ruleTwice();
  for (const other of others) {
    const weekday =
      other.pricePerHourHaler === values.pricePerHourHaler ? null : findOverlapDay(values, other);
    if (weekday === null) continue;
    throw ruleOverlapsOther({
      day: weekdayName(weekday),
      hours: `${clockOf(other.fromMinute)}–${clockOf(other.toMinute)}`,
      price: formatCzk(other.pricePerHourHaler / 100),
      newPrice: formatCzk(values.pricePerHourHaler / 100),
    });
  }
}

const told = ({
  id,
  weekdays,
  fromMinute,
  toMinute,
  pricePerHourHaler,
  validFrom,
  validUntil,
  onHolidays,
}: AvailabilityRule): Record<string, unknown> => ({
  rule: id,
  weekdays,
  from: clockOf(fromMinute),
  until: clockOf(toMinute),
  price: pricePerHourHaler / 100,
  valid_from: validFrom,
  valid_until: validUntil,
  on_holidays: onHolidays,
});
