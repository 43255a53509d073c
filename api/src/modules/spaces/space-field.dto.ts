import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { cleanLine, LIMITS, normalizePhone } from '@prostora/contracts';
import {
  SPACE_FIELDS,
  type SpaceFieldDefinition,
  type SpaceFieldName,
} from '@prostora/contracts/space-fields.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { PlainName, CleanLine, combineRules, Mailbox, OneLine } from '../../platform/http/field-rules.ts';

export const BlankToNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);
export const LineOrNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? cleanLine(value) || null : value,
);
export const max = (length: number): PropertyDecorator =>
  MaxLength(length, { message: toRuleMessage('maxLength', { max: length }) });
export const text = (): PropertyDecorator => IsString({ message: toRuleMessage('text') });
/** Optional, but not null. */
export const SkipIfUndefined = ValidateIf((_input: unknown, value: unknown) => value !== undefined);
/** Normalizes the value; what cannot be normalized stays unchanged and fails validation. */
export const Normalize = (form: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? (form(value) ?? value) : value,
  );
/** Characters of HTML before sanitizing. */
const MAX_HTML_LENGTH = 100_000;

export const HtmlRules = (): PropertyDecorator => combineRules(SkipIfUndefined, text(), max(MAX_HTML_LENGTH));
/** Name of a space or a building. */
export const NameRules = (): PropertyDecorator =>
  combineRules(
    CleanLine(),
    SkipIfUndefined,
    text(),
    OneLine(),
    Matches(/\S/u, { message: toRuleMessage('required') }),
    max(LIMITS.name),
    PlainName(),
  );

/** Rules of a number. Below a limit of 0, or of 1 for whole numbers, the message asks for a positive one. */
function listNumberRules({
  kind,
  min,
  max,
}: Extract<SpaceFieldDefinition, { min: number }>): PropertyDecorator[] {
  const isWhole = kind === 'integer' || kind === 'level';
  const isPositive = min === 0 || (kind === 'integer' && min === 1);
  return [
    kind === 'level' ? SkipIfUndefined : IsOptional(),
    isWhole
      ? IsInt({ message: toRuleMessage('integer') })
      : IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') }),
    Min(min, { message: isPositive ? toRuleMessage('positive') : toRuleMessage('range', { min, max }) }),
    Max(max, { message: toRuleMessage('range', { min, max }) }),
  ];
}

function listRules(field: SpaceFieldDefinition): PropertyDecorator[] {
  switch (field.kind) {
    case 'line':
      return [NameRules()];
    case 'text':
      return [SkipIfUndefined, text(), max(field.maxLength)];
    case 'html':
      return [HtmlRules()];
    case 'boolean':
      return [SkipIfUndefined, IsBoolean({ message: toRuleMessage('boolean') })];
    case 'phone':
      return [
        Normalize(normalizePhone),
        BlankToNull,
        IsOptional(),
        text(),
        Matches(/^\+\d{8,14}$/u, { message: toRuleMessage('phone') }),
      ];
    case 'email':
      return [BlankToNull, IsOptional(), max(field.maxLength), Mailbox('email')];
    case 'link':
      return [
        LineOrNull,
        IsOptional(),
        OneLine(),
        max(field.maxLength),
        Matches(field.pattern, { message: toRuleMessage(field.error) }),
      ];
    default:
      return listNumberRules(field);
  }
}

export const HTML_DESCRIPTION = 'HTML of the editor; disallowed elements are removed.';

const TYPES = { integer: Number, decimal: Number, money: Number, level: Number, boolean: Boolean } as const;
const isNullable = ({ kind }: SpaceFieldDefinition): boolean =>
  !['line', 'text', 'html', 'level', 'boolean'].includes(kind);

/** Optional property of an input with the rules of the field. */
export function SpaceField(
  name: SpaceFieldName,
  documentation: Pick<ApiPropertyOptions, 'description' | 'minimum' | 'maximum'> = {},
): PropertyDecorator {
  const field: SpaceFieldDefinition = SPACE_FIELDS[name];
  const type = field.kind in TYPES ? TYPES[field.kind as keyof typeof TYPES] : String;
  return combineRules(
    ApiPropertyOptional({ type, ...(isNullable(field) && { nullable: true }), ...documentation }),
    ...listRules(field),
  );
}
