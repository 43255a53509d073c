import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService } from '../audit/index.ts';
import { copiedRuleOverlaps, tooManyRules } from './availability.errors.ts';
import { AvailabilityRule } from './availability-rule.entity.ts';
import { AvailabilityRepository } from './availability.repository.ts';
import { MAX_RULES, toRuleAuditValues, type RuleValues } from './opening-rules.service.ts';
import { SpaceAvailabilityService } from './space-availability.service.ts';
import { toSettingsAuditValues, type SettingsValues } from './space-schedule.service.ts';
import { findOverlapDay, isDuplicateRule } from './weekly-hours.ts';

/** `replace` makes the target equal to the source, `add` keeps what the target has. */
export type CopyMode = 'replace' | 'add';
/** Number of values or records that the target gains and loses. */
export type CopyCount = { readonly added: number; readonly removed: number };
type CopiedRule = RuleValues & Pick<AvailabilityRule, 'exceptions'>;

/** Copies schedules between spaces. Requires a unit of work that holds the schedule locks of the targets. */
@Injectable()
export class ScheduleCopyService {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly repository: AvailabilityRepository,
    private readonly audit: AuditTrailService,
  ) {}

  /**
   * Copies weekly rules with their exceptions. Single windows, blocks and reservations stay.
   * @throws VALIDATION when an added rule gives the same time another price
   */
  async copyRules(actor: Actor, sourceId: number, targetId: number, mode: CopyMode): Promise<CopyCount> {
    const source = (await this.repository.listRules(sourceId)).map(toCopiedRule);
    const existing = await this.repository.listRules(targetId);
    const hasRule = (rules: readonly CopiedRule[], rule: CopiedRule): boolean =>
      rules.some((other) => isDeepStrictEqual(toCopiedRule(other), toCopiedRule(rule)));
    const removed = mode === 'replace' ? existing.filter((rule) => !hasRule(source, rule)) : [];
    const kept = existing.filter((rule) => !removed.includes(rule));
    const added = source.filter((rule) => !kept.some((other) => isDuplicateRule(rule, other)));
    if (mode === 'add') assertRulesFit(added, kept);
    if (kept.length + added.length > MAX_RULES) throw tooManyRules();
    for (const rule of removed)
      await this.audit.record(
        actor,
        'availability-rule.delete',
        { type: 'space', id: targetId },
        toRuleAuditValues(rule),
      );
    await this.repository.removeAll(removed);
    const space = this.repository.getSpaceReference(targetId);
    const rules = added.map((values) => Object.assign(new AvailabilityRule(), { space, ...values }));
    await this.repository.saveAll(rules);
    for (const rule of rules)
      await this.audit.record(
        actor,
        'availability-rule.add',
        { type: 'space', id: targetId },
        {},
        toRuleAuditValues(rule),
      );
    return { added: rules.length, removed: removed.length };
  }

  /** Copies booking settings; `add` leaves a target with settings of its own unchanged. */
  async copySettings(actor: Actor, sourceId: number, targetId: number, mode: CopyMode): Promise<CopyCount> {
    const source = await this.repository.loadSettings(sourceId);
    const isNew = !(await this.repository.hasSettings(targetId));
    const target = await this.repository.loadSettings(targetId);
    if (mode === 'add' && !isNew) return { added: 0, removed: 0 };
    const before = toSettingsAuditValues(await this.availability.loadSettings(targetId));
    const values = toSettingsValues(source);
    const { onlyInWindowsChosen } = source;
    await this.repository.save(Object.assign(target, values, { onlyInWindowsChosen }));
    const after = toSettingsAuditValues(await this.availability.loadSettings(targetId));
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]).length;
    if (changed > 0)
      await this.audit.record(actor, 'booking-settings.save', { type: 'space', id: targetId }, before, after);
    return { added: changed, removed: isNew ? 0 : changed };
  }
}

const toCopiedRule = ({
  weekdays,
  fromMinute,
  toMinute,
  pricePerHourHaler,
  validFrom,
  validUntil,
  onHolidays,
  exceptions,
}: CopiedRule): CopiedRule => ({
  weekdays: [...weekdays],
  fromMinute,
  toMinute,
  pricePerHourHaler,
  validFrom,
  validUntil,
  onHolidays,
  exceptions: [...exceptions],
});

const toSettingsValues = ({
  instantBooking,
  bufferBefore,
  bufferAfter,
  noticeHours,
  shortestMinutes,
  longestMinutes,
  onlyInWindows,
}: SettingsValues): SettingsValues => ({
  instantBooking,
  bufferBefore,
  bufferAfter,
  noticeHours,
  shortestMinutes,
  longestMinutes,
  onlyInWindows,
});

function assertRulesFit(added: readonly CopiedRule[], kept: readonly AvailabilityRule[]): void {
  for (const rule of added)
    for (const other of kept) {
      const weekday = other.pricePerHourHaler === rule.pricePerHourHaler ? null : findOverlapDay(rule, other);
      if (weekday !== null)
        throw copiedRuleOverlaps({
          weekday,
          fromMinute: other.fromMinute,
          toMinute: other.toMinute,
          price: other.pricePerHourHaler / 100,
          newPrice: rule.pricePerHourHaler / 100,
        });
    }
}
