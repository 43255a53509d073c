import { BOOKING, LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { ArrayMaxSize, IsArray, IsInt, IsNumber, Matches, Max, Min } from 'class-validator';
import { inOrder, MayBeLeftOut } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { IsDay } from '../../platform/http/moments.ts';

/** Highest amount in CZK that fits the integer column in haléře. */
const MOST_CZK = 20_000_000;
const isClock = Matches(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { message: fieldError('clock') });

/** Optional id of a record. */
export const MaybeIdRules = (): PropertyDecorator => inOrder(MayBeLeftOut(), IsId());
/** Optional date. */
export const MaybeDayRules = (): PropertyDecorator => inOrder(MayBeLeftOut(), IsDay());
/** Optional time of day, `18:30`. */
export const MaybeClockRules = (): PropertyDecorator => inOrder(MayBeLeftOut(), isClock);
/** Optional number of guests. */
export const MaybeGuestsRules = (): PropertyDecorator =>
  inOrder(
    MayBeLeftOut(),
    IsInt({ message: fieldError('integer') }),
    Min(1, { message: fieldError('positive') }),
    Max(BOOKING.guestsMost, { message: fieldError('range', { min: 1, max: BOOKING.guestsMost }) }),
  );
/** Optional amount in CZK with at most two decimals. */
export const MaybeAmountRules = (tooHigh: string): PropertyDecorator =>
  inOrder(
    MayBeLeftOut(),
    IsNumber(
      { maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false },
      { message: fieldError('number') },
    ),
    Min(0, { message: fieldError('positive') }),
    Max(MOST_CZK, { message: tooHigh }),
  );
/** A list of ids up to the given length. */
export const IdsRules = (most: number, tooMany: string = fieldError('list')): PropertyDecorator =>
  inOrder(
    IsArray({ message: fieldError('choice') }),
    ArrayMaxSize(most, { message: tooMany }),
    IsId({ each: true }),
  );
export const AttributesRules = (): PropertyDecorator => IdsRules(LIMITS.attributesInFilter);
/** Ids of the selected spaces. */
export const PickedSpacesRules = (): PropertyDecorator =>
  IdsRules(BOOKING.demandSpaces, inquiriesApi.fields.tooManySpaces);
