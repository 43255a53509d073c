import {
  hasBothCases,
  isDic,
  isIco,
  LIMITS,
  normalizeDic,
  normalizeIco,
  normalizePostalCode,
} from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { change, holds, inOrder, orNull, unlessNull } from '../../platform/http/field-rules.ts';

export {
  EmailRules,
  LineRules,
  MayBeLeftOut,
  NullableLineRules,
  PhoneRules,
  RequiredLineRules,
} from '../../platform/http/field-rules.ts';

/** A new password (SPEC §5). */
export const NewPasswordRules = (): PropertyDecorator =>
  inOrder(
    IsString({ message: fieldError('passwordRequired') }),
    IsNotEmpty({ message: fieldError('passwordRequired') }),
    MinLength(LIMITS.passwordMin, { message: fieldError('passwordMin') }),
    MaxLength(LIMITS.passwordMax, { message: fieldError('passwordMax') }),
    holds('bothCases', 'passwordCase', hasBothCases),
  );

/** Must equal the property `password`. */
export const PasswordConfirmRules = (): PropertyDecorator =>
  inOrder(
    IsString({ message: fieldError('required') }),
    IsNotEmpty({ message: fieldError('required') }),
    holds(
      'samePassword',
      'passwordConfirm',
      (value, { object }) => value === (object as { password?: unknown }).password,
    ),
  );

/** An existing password; only the hasher checks it. */
export const CurrentPasswordRules = (): PropertyDecorator =>
  inOrder(
    IsString({ message: fieldError('passwordRequired') }),
    IsNotEmpty({ message: fieldError('passwordRequired') }),
    MaxLength(LIMITS.passwordMax, { message: fieldError('passwordMax') }),
  );

/** Normalizes an IČO; empty becomes null. */
export const IcoRules = (): PropertyDecorator =>
  inOrder(orNull(normalizeIco), unlessNull, holds('ico', 'ico', isIco));
export const RequiredIcoRules = (): PropertyDecorator =>
  inOrder(
    change((text) => normalizeIco(text) ?? text),
    holds('ico', 'ico', isIco),
  );
/** Normalizes a DIČ; empty becomes null. */
export const DicRules = (): PropertyDecorator =>
  inOrder(orNull(normalizeDic), unlessNull, holds('dic', 'dic', isDic));
/** Normalizes a postal code to five digits; empty becomes null. */
export const PostalCodeRules = (): PropertyDecorator =>
  inOrder(
    orNull(normalizePostalCode),
    unlessNull,
    holds('postalCode', 'postalCode', (text) => normalizePostalCode(text) !== null),
  );
