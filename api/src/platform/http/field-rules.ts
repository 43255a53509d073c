import { cleanLine, isOneLine, isPlainMailbox, LIMITS, normalizePhone, toOneLine } from '@prostora/contracts';
import { fieldError, type FieldErrorCode } from '@prostora/strings/cs/errors.ts';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsNotEmpty,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';

/** Combines rules, evaluated from left to right: the first that fails gives the message. */
export const inOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    [...rules].reverse().forEach((rule) => {
      rule(target, key);
    });
  };
/** Transforms a trimmed text before validation. */
export const change = (to: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? to(value.trim()) : value));
/** Custom rule of a text. */
export const holds = (
  name: string,
  code: FieldErrorCode,
  isRight: (value: string, args: ValidationArguments) => boolean,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown, args) =>
          typeof value === 'string' && args !== undefined && isRight(value, args),
      },
    },
    { message: fieldError(code) },
  );
/** Skips validation of null. */
export const unlessNull = ValidateIf((_input: unknown, value: unknown) => value !== null);
/** Maps an empty text to null, any other to its normalized form. */
export const orNull = (normalize: (text: string) => string | null): PropertyDecorator =>
  change((text) => (text === '' ? null : (normalize(text) ?? text)));

const isText = IsString({ message: fieldError('text') });
const isMultiLine = IsString({ message: fieldError('text'), context: { multiLine: true } });
/** Removes bidirectional controls from a text, or from each of a list, and trims it. */
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
    { message: fieldError('text'), each },
  );
/** Replaces pasted line breaks, tabs and control characters by spaces. */
export const JoinedLine = (): PropertyDecorator => change(toOneLine);
/** E-mail address without quotes, spaces, controls and invisible characters. */
export const Mailbox = (code: FieldErrorCode = 'emailFormat'): PropertyDecorator =>
  inOrder(IsEmail({}, { message: fieldError(code) }), holds('mailbox', code, isPlainMailbox));
const atMost = (max: number): PropertyDecorator =>
  MaxLength(max, { message: fieldError('maxLength', { max }) });

/** E-mail by SPEC §5, trimmed. */
export const EmailRules = (): PropertyDecorator =>
  inOrder(
    change((text) => text),
    IsString({ message: fieldError('emailRequired') }),
    IsNotEmpty({ message: fieldError('emailRequired') }),
    MaxLength(LIMITS.email, { message: fieldError('emailMax') }),
    Mailbox(),
  );

/** One line of text; may be empty. */
export const LineRules = (max: number): PropertyDecorator =>
  inOrder(CleanLine(), isText, OneLine(), atMost(max));
/** One line of text; must not be empty. */
export const RequiredLineRules = (max: number, code: FieldErrorCode = 'required'): PropertyDecorator =>
  inOrder(
    CleanLine(),
    IsString({ message: fieldError(code) }),
    IsNotEmpty({ message: fieldError(code) }),
    OneLine(),
    atMost(max),
  );
/** One line of text or null; an empty one becomes null. */
export const NullableLineRules = (max: number): PropertyDecorator =>
  inOrder(orNull(cleanLine), unlessNull, isText, OneLine(), atMost(max));
/** Multi-line text; may be empty. */
export const TextRules = (max: number): PropertyDecorator =>
  inOrder(
    change((text) => text),
    isMultiLine,
    atMost(max),
  );
/** Multi-line text; must not be empty. */
export const RequiredTextRules = (max: number): PropertyDecorator =>
  inOrder(
    change((text) => text),
    IsString({ message: fieldError('required'), context: { multiLine: true } }),
    IsNotEmpty({ message: fieldError('required') }),
    atMost(max),
  );
/** Phone number in E.164, or null. */
export const PhoneRules = (): PropertyDecorator =>
  inOrder(
    orNull(normalizePhone),
    unlessNull,
    holds('phone', 'phone', (text) => normalizePhone(text) !== null),
  );
/** Optional field: validation is skipped for undefined and null. */
export const MayBeLeftOut = (): PropertyDecorator =>
  ValidateIf((_input: unknown, value: unknown) => value !== undefined && value !== null);
