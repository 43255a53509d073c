import {
  isPlainName,
  cleanLine,
  isOneLine,
  isPlainMailbox,
  LIMITS,
  normalizeEmail,
  normalizePhone,
  normalizeText,
  toOneLine,
  type FieldErrorCode,
} from '@prostora/contracts';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsNotEmpty,
  IsObject,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { toRuleMessage } from './rule-message.ts';

/** Combines rules, evaluated from left to right: the first that fails gives the message. */
export const combineRules =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    [...rules].reverse().forEach((rule) => {
      rule(target, key);
    });
  };
/** A nested object: `ValidateNested` alone accepts a list in its place and validates the items of that. */
export const NestedRules = (options: ValidationOptions): PropertyDecorator =>
  combineRules(IsObject(options), ValidateNested(options));
/** Transforms a trimmed text of composed letters without invisible characters before validation. */
export const transformText = (transform: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? transform(normalizeText(value).trim()) : value,
  );
/** Custom rule of a text. */
export const textRule = (
  name: string,
  code: FieldErrorCode,
  isValid: (value: string, args: ValidationArguments) => boolean,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown, args) =>
          typeof value === 'string' && args !== undefined && isValid(value, args),
      },
    },
    { message: toRuleMessage(code) },
  );
/** Skips validation of null. */
export const skipNull = ValidateIf((_input: unknown, value: unknown) => value !== null);
/** Maps an empty text to null, any other to its normalized form. */
export const emptyToNull = (normalize: (text: string) => string | null): PropertyDecorator =>
  transformText((text) => (text === '' ? null : (normalize(text) ?? text)));

const isText = IsString({ message: toRuleMessage('text') });
const isMultiLine = IsString({ message: toRuleMessage('text'), context: { multiLine: true } });
/** Removes invisible characters from a text, or from each of a list, and trims it. */
export const CleanLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(cleanText) : cleanText(value),
  );
const cleanText = (value: unknown): unknown => (typeof value === 'string' ? cleanLine(value) : value);
/** Rejects control characters and line separators. */
export const OneLine = ({ each = false } = {}): PropertyDecorator =>
  ValidateBy(
    {
      name: 'oneLine',
      validator: { validate: (value: unknown) => typeof value === 'string' && isOneLine(value) },
    },
    { message: toRuleMessage('text'), each },
  );
/** Replaces pasted line breaks, tabs and control characters by spaces. */
export const CollapseLines = (): PropertyDecorator => transformText(toOneLine);
/** Mailbox in its canonical form, without quotes, spaces and controls. */
export const Mailbox = (code: FieldErrorCode = 'emailFormat'): PropertyDecorator =>
  combineRules(
    transformText((text) => (text === '' ? text : normalizeEmail(text))),
    IsEmail({}, { message: toRuleMessage(code) }),
    textRule('mailbox', code, isPlainMailbox),
  );
const maxLengthRule = (max: number): PropertyDecorator =>
  MaxLength(max, { message: toRuleMessage('maxLength', { max }) });

/** E-mail by SPEC §5. */
export const EmailRules = (): PropertyDecorator =>
  combineRules(
    IsString({ message: toRuleMessage('emailRequired') }),
    IsNotEmpty({ message: toRuleMessage('emailRequired') }),
    MaxLength(LIMITS.email, { message: toRuleMessage('emailMax') }),
    Mailbox(),
  );

/** One line of text; may be empty. */
export const LineRules = (max: number): PropertyDecorator =>
  combineRules(CleanLine(), isText, OneLine(), maxLengthRule(max));
/** One line of text; must not be empty. */
export const RequiredLineRules = (max: number, code: FieldErrorCode = 'required'): PropertyDecorator =>
  combineRules(
    CleanLine(),
    IsString({ message: toRuleMessage(code) }),
    IsNotEmpty({ message: toRuleMessage(code) }),
    OneLine(),
    maxLengthRule(max),
  );
/** One line of text or null; an empty one becomes null. */
export const NullableLineRules = (max: number): PropertyDecorator =>
  combineRules(emptyToNull(cleanLine), skipNull, isText, OneLine(), maxLengthRule(max));
/** A name without a link, an e-mail address and a telephone number, for use after the rules of a line. */
export const PlainName = (): PropertyDecorator => textRule('plainName', 'plainName', isPlainName);
/** Multi-line text; may be empty. */
export const TextRules = (max: number): PropertyDecorator =>
  combineRules(
    transformText((text) => text),
    isMultiLine,
    maxLengthRule(max),
  );
/** Multi-line text; must not be empty. */
export const RequiredTextRules = (max: number): PropertyDecorator =>
  combineRules(
    transformText((text) => text),
    IsString({ message: toRuleMessage('required'), context: { multiLine: true } }),
    IsNotEmpty({ message: toRuleMessage('required') }),
    maxLengthRule(max),
  );
/** Phone number in E.164, or null. */
export const PhoneRules = (): PropertyDecorator =>
  combineRules(
    emptyToNull(normalizePhone),
    skipNull,
    textRule('phone', 'phone', (text) => normalizePhone(text) !== null),
  );
/** Optional field: validation is skipped for undefined and null. */
export const OptionalField = (): PropertyDecorator =>
  ValidateIf((_input: unknown, value: unknown) => value !== undefined && value !== null);
