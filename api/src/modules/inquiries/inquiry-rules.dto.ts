import { BOOKING, LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { ArrayMaxSize, IsArray, IsInt, IsNumber, Matches, Max, Min } from 'class-validator';
import { combineRules, OptionalField } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { IsDay } from '../../platform/http/timestamps.ts';

/** Highest amount in CZK that fits the integer column in haléře. */
const MAX_CZK = 20_000_000;
const isClock = Matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { message: fieldError('clock') });

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
    IsInt({ message: fieldError('integer') }),
    Min(1, { message: fieldError('positive') }),
    Max(BOOKING.maxGuests, { message: fieldError('range', { min: 1, max: BOOKING.maxGuests }) }),
  );
/** Optional amount in CZK with at most two decimals. */
export const MaybeAmountRules = (tooHigh: string): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsNumber(
      { maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false },
      { message: fieldError('number') },
    ),
    Min(0, { message: fieldError('positive') }),
    Max(MAX_CZK, { message: tooHigh }),
  );
/** A list of ids up to the given length. */
export const IdsRules = (maxLength: number, tooMany: string = fieldError('list')): PropertyDecorator =>
  combineRules(
    IsArray({ message: fieldError('choice') }),
    ArrayMaxSize(maxLength, { message: tooMany }),
    IsId({ each: true }),
  );
export const AttributesRules = (): PropertyDecorator => IdsRules(LIMITS.attributesInFilter);
/** Ids of the selected spaces. */
export const PickedSpacesRules = (): PropertyDecorator =>
  IdsRules(BOOKING.demandSpaces, inquiriesApi.fields.tooManySpaces);
