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

/** A password somebody chooses (SPEC §5). */
export const NewPasswordRules = (): PropertyDecorator =>
  inOrder(
    IsString({ message: fieldError('passwordRequired') }),
    IsNotEmpty({ message: fieldError('passwordRequired') }),
    MinLength(LIMITS.passwordMin, { message: fieldError('passwordMin') }),
    MaxLength(LIMITS.passwordMax, { message: fieldError('passwordMax') }),
    holds('bothCases', 'passwordCase', hasBothCases),
  );

/** The same password once more. */
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

/** The password somebody has; its form is judged by nobody but the hasher. */
export const CurrentPasswordRules = (): PropertyDecorator =>
  inOrder(
    IsString({ message: fieldError('passwordRequired') }),
    IsNotEmpty({ message: fieldError('passwordRequired') }),
    MaxLength(LIMITS.passwordMax, { message: fieldError('passwordMax') }),
  );

/** IČO as it is stored, or null. */
export const IcoRules = (): PropertyDecorator =>
  inOrder(orNull(normalizeIco), unlessNull, holds('ico', 'ico', isIco));
/** IČO as it is stored. */
export const RequiredIcoRules = (): PropertyDecorator =>
  inOrder(
    change((text) => normalizeIco(text) ?? text),
    holds('ico', 'ico', isIco),
  );
/** DIČ as it is stored, or null. */
export const DicRules = (): PropertyDecorator =>
  inOrder(orNull(normalizeDic), unlessNull, holds('dic', 'dic', isDic));
/** Five digits of a postal code, or null. */
export const PostalCodeRules = (): PropertyDecorator =>
  inOrder(
    orNull(normalizePostalCode),
    unlessNull,
    holds('postalCode', 'postalCode', (text) => normalizePostalCode(text) !== null),
  );
