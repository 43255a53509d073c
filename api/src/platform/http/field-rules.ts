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

/** Several rules as one, read from left to right: the first that fails gives the message. */
export const inOrder =
  (...rules: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    [...rules].reverse().forEach((rule) => {
      rule(target, key);
    });
  };
/** Rewrites a text, trimmed, before it is judged. */
export const change = (to: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? to(value.trim()) : value));
/** A rule of texts. */
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
/** Nothing is judged of null. */
export const unlessNull = ValidateIf((_input: unknown, value: unknown) => value !== null);
/** Empty becomes null, anything else what it is normalised to. */
export const orNull = (normalize: (text: string) => string | null): PropertyDecorator =>
  change((text) => (text === '' ? null : (normalize(text) ?? text)));

const isText = IsString({ message: fieldError('text') });
const isMultiLine = IsString({ message: fieldError('text'), context: { multiLine: true } });
/** Drops bidirectional controls from a text, or from each of a list, and trims it. */
export const CleanLine = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(cleanText) : cleanText(value),
  );
const cleanText = (value: unknown): unknown => (typeof value === 'string' ? cleanLine(value) : value);
/** Refuses control characters and line separators. */
export const OneLine = ({ each = false } = {}): PropertyDecorator =>
  ValidateBy(
    {
      name: 'oneLine',
      validator: { validate: (value: unknown) => typeof value === 'string' && isOneLine(value) },
    },
    { message: fieldError('text'), each },
  );
/** Turns pasted breaks, tabs and control characters into spaces. */
export const JoinedLine = (): PropertyDecorator => change(toOneLine);
/** An address of e-mail without quotes, spaces, controls and invisible characters. */
export const Mailbox = (code: FieldErrorCode = 'emailFormat'): PropertyDecorator =>
  inOrder(IsEmail({}, { message: fieldError(code) }), holds('mailbox', code, isPlainMailbox));
const atMost = (max: number): PropertyDecorator =>
  MaxLength(max, { message: fieldError('maxLength', { max }) });

/** An e-mail by SPEC §5, trimmed. */
export const EmailRules = (): PropertyDecorator =>
  inOrder(
    change((text) => text),
    IsString({ message: fieldError('emailRequired') }),
    IsNotEmpty({ message: fieldError('emailRequired') }),
    MaxLength(LIMITS.email, { message: fieldError('emailMax') }),
    Mailbox(),
  );

/** One line of text; empty is allowed. */
export const LineRules = (max: number): PropertyDecorator =>
  inOrder(CleanLine(), isText, OneLine(), atMost(max));
/** One line of text that must not be empty. */
export const RequiredLineRules = (max: number, code: FieldErrorCode = 'required'): PropertyDecorator =>
  inOrder(
    CleanLine(),
    IsString({ message: fieldError(code) }),
    IsNotEmpty({ message: fieldError(code) }),
    OneLine(),
    atMost(max),
  );
/** One line of text, or null; an empty one becomes null. */
export const NullableLineRules = (max: number): PropertyDecorator =>
  inOrder(orNull(cleanLine), unlessNull, isText, OneLine(), atMost(max));
/** Text of several lines; empty is allowed. */
export const TextRules = (max: number): PropertyDecorator =>
  inOrder(
    change((text) => text),
    isMultiLine,
    atMost(max),
  );
/** Text of several lines that must not be empty. */
export const RequiredTextRules = (max: number): PropertyDecorator =>
  inOrder(
    change((text) => text),
    IsString({ message: fieldError('required'), context: { multiLine: true } }),
    IsNotEmpty({ message: fieldError('required') }),
    atMost(max),
  );
/** Telephone as E.164, or null. */
export const PhoneRules = (): PropertyDecorator =>
  inOrder(
    orNull(normalizePhone),
    unlessNull,
    holds('phone', 'phone', (text) => normalizePhone(text) !== null),
  );
/** A member that may be left out. */
export const MayBeLeftOut = (): PropertyDecorator =>
  ValidateIf((_input: unknown, value: unknown) => value !== undefined && value !== null);
