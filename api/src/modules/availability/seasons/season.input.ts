import { addDays } from '@prostora/contracts';
import {
  assertNoFieldErrors,
  createFieldError,
  fieldError,
  type FieldErrors,
} from '../../../platform/errors/index.ts';
import { toRuleValues } from '../availability.input.ts';
import type { RuleValues } from '../opening-rules.service.ts';
import type { SeasonInput } from './season.dto.ts';
import type { SeasonValues } from './seasons.service.ts';
import { findOverlapDay, isDuplicateRule } from '../weekly-hours.ts';

const MAX_DAYS = 400;

/** @throws VALIDATION on wrong days, and on hours that repeat others or give the same time another price */
export function toSeasonValues({ space_ids, name, from, until, hours }: SeasonInput): SeasonValues {
  if (until < from) throw createFieldError('until', fieldError('dateOrder'));
  if (until > addDays(from, MAX_DAYS - 1))
    throw createFieldError('until', fieldError('spanTooLong', { max: MAX_DAYS }));
  const rules = hours.map(({ on_holidays, ...rule }) =>
    toRuleValues({ ...rule, on_holidays: on_holidays ?? true, valid_from: from, valid_until: until }),
  );
  assertNoFieldErrors(findHourErrors(rules));
  return { spaceIds: space_ids, name, fromDay: from, untilDay: until, hours: rules };
}

function findHourErrors(rules: readonly RuleValues[]): FieldErrors {
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [index, rule] of rules.entries())
    for (const other of rules.slice(0, index)) {
      const { pricePerHourHaler, fromMinute, toMinute } = other;
      const weekday = pricePerHourHaler === rule.pricePerHourHaler ? null : findOverlapDay(rule, other);
      if (isDuplicateRule(other, rule)) errors[`hours.${index}.from`] = fieldError('ruleTwice');
      else if (weekday !== null)
        errors[`hours.${index}.price_per_hour`] = fieldError('ruleOverlap', {
          weekday,
          fromMinute,
          toMinute,
          price: pricePerHourHaler / 100,
          newPrice: rule.pricePerHourHaler / 100,
        });
    }
  return errors;
}
