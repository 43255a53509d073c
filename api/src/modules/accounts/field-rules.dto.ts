import { ApiProperty } from '@nestjs/swagger';
import {
  hasBothCases,
  isDic,
  isIco,
  LIMITS,
  normalizeDic,
  normalizeIco,
  normalizePostalCode,
} from '@prostora/contracts';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import {
  transformText,
  textRule,
  combineRules,
  emptyToNull,
  skipNull,
} from '../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

export {
  EmailRules,
  LineRules,
  OptionalField,
  NullableLineRules,
  PlainName,
  PhoneRules,
  RequiredLineRules,
} from '../../platform/http/field-rules.ts';

/** A new password (SPEC §5). */
export const NewPasswordRules = (): PropertyDecorator =>
  combineRules(
    IsString({ message: toRuleMessage('passwordRequired') }),
    IsNotEmpty({ message: toRuleMessage('passwordRequired') }),
    MinLength(LIMITS.passwordMin, { message: toRuleMessage('passwordMin') }),
    MaxLength(LIMITS.passwordMax, { message: toRuleMessage('passwordMax') }),
    textRule('bothCases', 'passwordCase', hasBothCases),
  );

/** Schema and rules of a new password. */
export const NewPasswordField = (): PropertyDecorator =>
  combineRules(
    ApiProperty({
      type: String,
      format: 'password',
      minLength: LIMITS.passwordMin,
      maxLength: LIMITS.passwordMax,
    }),
    NewPasswordRules(),
  );

/** The repeated password must equal the property `password`. */
export const PasswordConfirmRules = (): PropertyDecorator =>
  combineRules(
    IsString({ message: toRuleMessage('required') }),
    IsNotEmpty({ message: toRuleMessage('required') }),
    textRule(
      'samePassword',
      'passwordConfirm',
      (value, { object }) => value === (object as { password?: unknown }).password,
    ),
  );

/** Schema and rules of the repeated password. */
export const PasswordConfirmField = (): PropertyDecorator =>
  combineRules(
    ApiProperty({ type: String, format: 'password', maxLength: LIMITS.passwordMax }),
    PasswordConfirmRules(),
  );

/** An existing password; only the hasher checks it. */
export const CurrentPasswordRules = (): PropertyDecorator =>
  combineRules(
    IsString({ message: toRuleMessage('passwordRequired') }),
    IsNotEmpty({ message: toRuleMessage('passwordRequired') }),
    MaxLength(LIMITS.passwordMax, { message: toRuleMessage('passwordMax') }),
  );

/** Normalizes an IČO; empty becomes null. */
export const IcoRules = (): PropertyDecorator =>
  combineRules(emptyToNull(normalizeIco), skipNull, textRule('ico', 'ico', isIco));
export const RequiredIcoRules = (): PropertyDecorator =>
  combineRules(
    transformText((text) => normalizeIco(text) ?? text),
    textRule('ico', 'ico', isIco),
  );
/** Normalizes a DIČ; empty becomes null. */
export const DicRules = (): PropertyDecorator =>
  combineRules(emptyToNull(normalizeDic), skipNull, textRule('dic', 'dic', isDic));
/** Normalizes a postal code to five digits; empty becomes null. */
export const PostalCodeRules = (): PropertyDecorator =>
  combineRules(
    emptyToNull(normalizePostalCode),
    skipNull,
    textRule('postalCode', 'postalCode', (text) => normalizePostalCode(text) !== null),
  );
