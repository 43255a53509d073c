import { BOOKING, LAYOUTS, LIMITS } from '@prostora/contracts';
import { TARIFF_KINDS } from '@prostora/pricing';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsNumber, Matches, Max, Min } from 'class-validator';
import { combineRules, OptionalField } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { IsDay } from '../../platform/http/timestamps.ts';

/** Highest amount in CZK that fits the integer column in haléře. */
const MAX_CZK = 20_000_000;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const weekdays = { message: toRuleMessage('weekdays') };
const isClock = Matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { message: toRuleMessage('clock') });

/** Optional id of a record. */
export const MaybeIdRules = (): PropertyDecorator => combineRules(OptionalField(), IsId());
/** Optional date. */
export const MaybeDayRules = (): PropertyDecorator => combineRules(OptionalField(), IsDay());
/** Optional time of day, `18:30`. */
export const MaybeClockRules = (): PropertyDecorator => combineRules(OptionalField(), isClock);
/** Optional number of guests. */
export const MaybeGuestsRules = (): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsInt({ message: toRuleMessage('integer') }),
    Min(1, { message: toRuleMessage('positive') }),
    Max(BOOKING.maxGuests, { message: toRuleMessage('range', { min: 1, max: BOOKING.maxGuests }) }),
  );
/** Optional layout. */
export const MaybeLayoutRules = (): PropertyDecorator =>
  combineRules(OptionalField(), IsIn(LAYOUTS, { message: toRuleMessage('choice') }));
/** Optional kind of a tariff. */
export const MaybeTariffRules = (): PropertyDecorator =>
  combineRules(OptionalField(), IsIn(TARIFF_KINDS, { message: toRuleMessage('choice') }));
/** Optional flag. */
export const MaybeFlagRules = (): PropertyDecorator =>
  combineRules(OptionalField(), IsBoolean({ message: toRuleMessage('boolean') }));
/** Optional weekdays, 1 is Monday. */
export const MaybeWeekdaysRules = (): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsArray(weekdays),
    ArrayMaxSize(WEEKDAYS.length, weekdays),
    IsIn(WEEKDAYS, { ...weekdays, each: true }),
  );
/** Optional amount in CZK with at most two decimals. */
export const MaybeAmountRules = (tooHigh: string): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsNumber(
      { maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false },
      { message: toRuleMessage('number') },
    ),
    Min(0, { message: toRuleMessage('positive') }),
    Max(MAX_CZK, { message: tooHigh }),
  );
/** A list of ids up to the given length. */
export const IdsRules = (maxLength: number, tooMany: string = toRuleMessage('list')): PropertyDecorator =>
  combineRules(
    IsArray({ message: toRuleMessage('choice') }),
    ArrayMaxSize(maxLength, { message: tooMany }),
    IsId({ each: true }),
  );
export const AttributesRules = (): PropertyDecorator => IdsRules(LIMITS.attributesInFilter);
/** Ids of the selected spaces. */
export const PickedSpacesRules = (): PropertyDecorator =>
  IdsRules(BOOKING.demandSpaces, toRuleMessage('demandTooManySpaces'));
