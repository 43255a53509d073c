import type { SpaceDetail } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import {
  SPACE_FIELD_NAMES,
  SPACE_FIELDS,
  type SpaceFieldDefinition,
  type SpaceFieldName,
  type SpaceFieldWith,
} from '@prostora/contracts/space-fields.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { numberRule, parseNumber, toNumberText } from './space-numbers.ts';

/** Form values of the scalar fields of a space: numbers and contacts are typed texts. */
export type SpaceFieldValues = {
  [Name in SpaceFieldName]: Name extends SpaceFieldWith<{ kind: 'boolean' | 'level' }>
    ? SpaceDetail[Name]
    : string;
};

export const isSpaceField = (name: string): name is SpaceFieldName => name in SPACE_FIELDS;

export const textOrNull = (value: string): string | null => value.trim() || null;

const isNumber = (name: SpaceFieldName): boolean =>
  ['integer', 'decimal', 'money'].includes(SPACE_FIELDS[name].kind);

function toFieldValue(name: SpaceFieldName, value: SpaceDetail[SpaceFieldName]): unknown {
  if (isNumber(name)) return toNumberText(value as number | null);
  if (SPACE_FIELDS[name].kind === 'phone') return formatPhone(String(value ?? ''));
  return value ?? '';
}

export const toFieldValues = (space: Pick<SpaceDetail, SpaceFieldName>): SpaceFieldValues =>
  Object.fromEntries(
    SPACE_FIELD_NAMES.map((name) => [name, toFieldValue(name, space[name])]),
  ) as SpaceFieldValues;

/** Converts a form value for the API. */
export function toFieldInput<Name extends SpaceFieldName>(
  name: Name,
  value: SpaceFieldValues[Name],
): unknown {
  if (typeof value !== 'string') return value;
  if (isNumber(name)) return parseNumber(value);
  const { kind } = SPACE_FIELDS[name];
  if (kind === 'phone') return normalizePhone(value);
  return kind === 'email' || kind === 'link' ? textOrNull(value) : value;
}

/** Validation rule of a number: the first violated limit, or true. */
export const spaceNumberRule = ({ kind, min, max }: { kind: string; min: number; max: number }) =>
  numberRule({ min, max, whole: kind === 'integer' });

/** Keyboard of a number on a phone. */
export function getInputMode(name: SpaceFieldName): 'numeric' | 'decimal' {
  const { kind }: SpaceFieldDefinition = SPACE_FIELDS[name];
  return kind === 'integer' ? 'numeric' : 'decimal';
}
