import { Injectable } from '@nestjs/common';
import { formatClock, getWeekday } from '@prostora/contracts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService } from '../audit/index.ts';
import {
  dayOutsideRule,
  ruleOverlapsOther,
  duplicateRule,
  tooManyExceptions,
  tooManyRules,
} from './availability.errors.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { ScheduleLockService } from './schedule-lock.service.ts';
import { findOverlapDay, isDuplicateRule } from './weekly-hours.ts';

export const MAX_RULES = 100;
const MAX_EXCEPTIONS = 366;

export type RuleValues = Pick<
  AvailabilityRule,
  'weekdays' | 'fromMinute' | 'toMinute' | 'pricePerHourHaler' | 'validFrom' | 'validUntil' | 'onHolidays'
>;

/** Weekly opening hours. */
@Injectable()
export class OpeningRulesService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly scheduleLock: ScheduleLockService,
    private readonly repository: AvailabilityRepository,
    private readonly audit: AuditTrailService,
  ) {}

  create(actor: Actor, spaceId: number, values: RuleValues): Promise<AvailabilityRule> {
    return this.unit.run(async () => {
      await this.scheduleLock.acquire(actor, spaceId);
      const others = await this.repository.listRules(spaceId);
      if (others.length >= MAX_RULES) throw tooManyRules();
      assertRuleFits(values, others);
      const rule = await this.repository.save(
        Object.assign(new AvailabilityRule(), {
          space: this.repository.getSpaceReference(spaceId),
          ...values,
        }),
      );
      await this.audit.record(
        actor,
        'availability-rule.add',
        { type: 'space', id: spaceId },
        {},
        toRuleAuditValues(rule),
      );
      return rule;
    });
  }

  /** Keeps the exceptions of the rule. */
  update(actor: Actor, id: number, values: RuleValues): Promise<AvailabilityRule> {
    return this.unit.run(async () => {
      const rule = await this.scheduleLock.acquireForRecord(actor, () => this.repository.findRule(id));
      const others = (await this.repository.listRules(rule.space.id)).filter((other) => other.id !== id);
      assertRuleFits(values, others);
      const before = toRuleAuditValues(rule);
      await this.repository.save(Object.assign(rule, values));
      await this.audit.record(
        actor,
        'availability-rule.save',
        { type: 'space', id: rule.space.id },
        before,
        toRuleAuditValues(rule),
      );
      return rule;
    });
  }

  remove(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const rule = await this.scheduleLock.acquireForRecord(actor, () => this.repository.findRule(id));
      await this.audit.record(
        actor,
        'availability-rule.delete',
        { type: 'space', id: rule.space.id },
        toRuleAuditValues(rule),
      );
      await this.repository.remove(rule);
    });
  }

  /** Excludes a day from the rule, or includes it again; idempotent. */
  setException(actor: Actor, id: number, day: string, applies: boolean): Promise<AvailabilityRule> {
    return this.unit.run(async () => {
      const rule = await this.scheduleLock.acquireForRecord(actor, () => this.repository.findAnyRule(id));
      if (rule.exceptions.includes(day) === !applies) return rule;
      if (!applies && !rule.weekdays.includes(getWeekday(day))) throw dayOutsideRule();
      const exceptions = applies
        ? rule.exceptions.filter((each) => each !== day)
        : [...rule.exceptions, day].sort();
      if (exceptions.length > MAX_EXCEPTIONS) throw tooManyExceptions();
      await this.repository.save(Object.assign(rule, { exceptions }));
      await this.audit.record(
        actor,
        'availability-rule.except',
        { type: 'space', id: rule.space.id },
        {},
        { rule: id, day, holds: applies },
      );
      return rule;
    });
  }
}

/** Rejects a rule that duplicates another one or gives the same time a different price. */
function assertRuleFits(values: RuleValues, others: readonly AvailabilityRule[]): void {
  if (others.some((other) => isDuplicateRule(other, values))) throw duplicateRule();
  for (const other of others) {
    const weekday =
      other.pricePerHourHaler === values.pricePerHourHaler ? null : findOverlapDay(values, other);
    if (weekday === null) continue;
    throw ruleOverlapsOther({
      weekday,
      fromMinute: other.fromMinute,
      toMinute: other.toMinute,
      price: other.pricePerHourHaler / 100,
      newPrice: values.pricePerHourHaler / 100,
    });
  }
}

export const toRuleAuditValues = ({
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
  from: formatClock(fromMinute),
  until: formatClock(toMinute),
  price: pricePerHourHaler / 100,
  valid_from: validFrom,
  valid_until: validUntil,
  on_holidays: onHolidays,
});
