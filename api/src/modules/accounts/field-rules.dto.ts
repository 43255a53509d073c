import { hasBothCases, isDic, isIco, LIMITS, normalizeDic, normalizeIco, normalizePhone, normalizePostalCode } from '@prostora/contracts';
import { fieldError, type FieldErrorCode } from '@prostora/strings/cs/errors.ts';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength, MinLength, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';

/** Several rules as one, read from left to right: the first that fails gives the message. */
const inOrder = (...rules: PropertyDecorator[]): PropertyDecorator => (target, key) => { [...rules].reverse().forEach((rule) => { rule(target, key); }); };
const change = (to: (text: string) => string | null): PropertyDecorator => Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? to(value.trim()) : value));
const holds = (name: string, code: FieldErrorCode, isRight: (value: string, args: ValidationArguments) => boolean): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: (value: unknown, args) => typeof value === 'string' && args !== undefined && isRight(value, args) } }, { message: fieldError(code) });
const isText = IsString({ message: fieldError('text') });
const isOneLine = Matches(/^\P{Cc}*$/u, { message: fieldError('text') });
const atMost = (max: number): PropertyDecorator => MaxLength(max, { message: fieldError('maxLength', { max }) });
const unlessNull = ValidateIf((_input: unknown, value: unknown) => value !== null);
const orNull = (normalize: (text: string) => string | null) => change((text) => (text === '' ? null : normalize(text) ?? text));

/** An e-mail by SPEC §5, trimmed. */
export const EmailRules = (): PropertyDecorator => inOrder(
  change((text) => text), IsString({ message: fieldError('emailRequired') }), IsNotEmpty({ message: fieldError('emailRequired') }),
  IsEmail({}, { message: fieldError('emailFormat') }), MaxLength(LIMITS.email, { message: fieldError('emailMax') }),
);

/** A password somebody chooses (SPEC §5). */
export const NewPasswordRules = (): PropertyDecorator => inOrder(
  IsString({ message: fieldError('passwordRequired') }), IsNotEmpty({ message: fieldError('passwordRequired') }), MinLength(LIMITS.passwordMin, { message: fieldError('passwordMin') }),
  MaxLength(LIMITS.passwordMax, { message: fieldError('passwordMax') }), holds('bothCases', 'passwordCase', hasBothCases),
);

/** The same password once more. */
export const PasswordConfirmRules = (): PropertyDecorator => inOrder(
  IsString({ message: fieldError('required') }), IsNotEmpty({ message: fieldError('required') }),
  holds('samePassword', 'passwordConfirm', (value, { object }) => value === (object as { password?: unknown }).password),
);

/** The password somebody has; its form is judged by nobody but the hasher. */
export const CurrentPasswordRules = (): PropertyDecorator => inOrder(
  IsString({ message: fieldError('passwordRequired') }), IsNotEmpty({ message: fieldError('passwordRequired') }), MaxLength(LIMITS.passwordMax, { message: fieldError('passwordMax') }),
);

/** One line of text; empty is allowed. */
export const LineRules = (max: number): PropertyDecorator => inOrder(change((text) => text), isText, isOneLine, atMost(max));
/** One line of text that must not be empty. */
export const RequiredLineRules = (max: number): PropertyDecorator =>
  inOrder(change((text) => text), IsString({ message: fieldError('required') }), IsNotEmpty({ message: fieldError('required') }), isOneLine, atMost(max));
/** One line of text, or null; an empty one becomes null. */
export const NullableLineRules = (max: number): PropertyDecorator => inOrder(orNull((text) => text), unlessNull, isText, isOneLine, atMost(max));
/** IČO as it is stored, or null. */
export const IcoRules = (): PropertyDecorator => inOrder(orNull(normalizeIco), unlessNull, holds('ico', 'ico', isIco));
/** IČO as it is stored. */
export const RequiredIcoRules = (): PropertyDecorator => inOrder(change((text) => normalizeIco(text) ?? text), holds('ico', 'ico', isIco));
/** DIČ as it is stored, or null. */
export const DicRules = (): PropertyDecorator => inOrder(orNull(normalizeDic), unlessNull, holds('dic', 'dic', isDic));
/** Telephone as E.164, or null. */
export const PhoneRules = (): PropertyDecorator => inOrder(orNull(normalizePhone), unlessNull, holds('phone', 'phone', (text) => normalizePhone(text) !== null));
/** Five digits of a postal code, or null. */
export const PostalCodeRules = (): PropertyDecorator => inOrder(orNull(normalizePostalCode), unlessNull, holds('postalCode', 'postalCode', (text) => normalizePostalCode(text) !== null));
/** A member that may be left out. */
export const MayBeLeftOut = (): PropertyDecorator => ValidateIf((_input: unknown, value: unknown) => value !== undefined && value !== null);
