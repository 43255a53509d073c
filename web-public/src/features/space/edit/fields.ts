import type { SpaceDetail } from '@prostora/api-client';
import { LIMITS, normalizePhone, normalizePostalCode } from '@prostora/contracts';
import { SPACE_FIELDS, type SpaceFieldDefinition } from '@prostora/contracts/space-fields.ts';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { fieldError, fieldErrors, missing } from '@prostora/strings/cs/errors.ts';
import { toAddressValues, type AddressValues } from '../../../components/address/address-values.ts';
import {
  isSameLayouts,
  toLayoutInput,
  toLayoutRows,
  validateLayoutRows,
  type LayoutRow,
} from '../../../components/layouts/layout-rows.ts';
import {
  isSpaceField,
  spaceNumberRule,
  textOrNull,
  toFieldInput,
  toFieldValues,
  type SpaceFieldValues,
} from '../../../lib/space-field-values.ts';

/** Form values of a space; typed numbers stay text until they are sent. */
export type SpaceValues = AddressValues &
  SpaceFieldValues & {
    building_name: string;
    /** Ids, the most important first. */
    purposes: readonly number[];
    attributes: readonly number[];
    layouts: readonly LayoutRow[];
  };
export type FieldName = keyof SpaceValues;

export const ADDRESS_FIELDS = [
  'street',
  'land_registry_number',
  'house_number',
  'city',
  'postal_code',
  'lat',
  'lng',
] as const satisfies readonly FieldName[];

const toIds = (tags: readonly { id: number }[]): number[] => tags.map(({ id }) => id);

export const toSpaceValues = (space: SpaceDetail): SpaceValues => ({
  ...toAddressValues(space),
  building_name: space.building_name,
  ...toFieldValues(space),
  purposes: toIds(space.tags.purpose),
  attributes: [...toIds(space.tags.equipments), ...toIds(space.tags.services)],
  layouts: toLayoutRows(space.layouts),
});

/** Whether two values of a field are equal; the order matters for purposes only. */
export function isEqual(
  name: FieldName,
  one: SpaceValues[FieldName],
  other: SpaceValues[FieldName],
): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  if (name === 'layouts') return isSameLayouts(one as readonly LayoutRow[], other as readonly LayoutRow[]);
  const order = (list: readonly number[]): string =>
    (name === 'attributes' ? list.toSorted((a, b) => a - b) : list).join();
  return order(one as readonly number[]) === order(other as readonly number[]);
}

type Check = (value: string) => string | null;
const required: Check = (value) => (value.trim() === '' ? missing.name : null);
const maxLength =
  (length: number): Check =>
  (value) =>
    value.length > length ? fieldError('maxLength', { max: length }) : null;
const matchesPattern =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    value.trim() === '' || pattern.test(value.trim()) ? null : message;
const descriptionCheck: Check = (value) =>
  value.length > LIMITS.description ? editTexts.descriptionMax(LIMITS.description) : null;
const phoneCheck: Check = (value) =>
  value.trim() === '' || normalizePhone(value) !== null ? null : fieldErrors.phone;
const numberCheck =
  (limits: Parameters<typeof spaceNumberRule>[0]): Check =>
  (value) => {
    const problem = spaceNumberRule(limits)(value);
    return problem === true ? null : problem;
  };
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u;

/** Rules of a field by its kind. */
function listFieldRules(field: SpaceFieldDefinition): readonly Check[] {
  switch (field.kind) {
    case 'line':
      return [required, maxLength(field.maxLength)];
    case 'text':
      return [maxLength(field.maxLength)];
    case 'html':
      return [descriptionCheck];
    case 'phone':
      return [phoneCheck];
    case 'email':
      return [maxLength(field.maxLength), matchesPattern(EMAIL, fieldErrors.email)];
    case 'link':
      return [maxLength(field.maxLength), matchesPattern(field.pattern, fieldErrors[field.error])];
    case 'boolean':
    case 'level':
      return [];
    default:
      return [numberCheck(field)];
  }
}

/** Rules of the address and of the building's name. */
const RULES: Partial<Record<string, readonly Check[]>> = {
  building_name: [required, maxLength(LIMITS.name)],
  street: [maxLength(120)],
  land_registry_number: [maxLength(20)],
  house_number: [maxLength(20)],
  city: [maxLength(100)],
  postal_code: [
    (value) => (value.trim() === '' || normalizePostalCode(value) !== null ? null : fieldErrors.postalCode),
  ],
};

const listRules = (name: FieldName): readonly Check[] =>
  isSpaceField(name) ? listFieldRules(SPACE_FIELDS[name]) : (RULES[name] ?? []);

/** Message of the first violated rule; null for a valid value. */
export function validateField(name: FieldName, value: SpaceValues[FieldName]): string | null {
  if (name === 'layouts') return Object.values(validateLayoutRows(value as readonly LayoutRow[]))[0] ?? null;
  if (typeof value !== 'string') return null;
  for (const check of listRules(name)) {
    const problem = check(value);
    if (problem) return problem;
  }
  return null;
}

/** Converts a value for the API. */
export function toInputValue(name: FieldName, values: SpaceValues): unknown {
  if (isSpaceField(name)) return toFieldInput(name, values[name]);
  if (name === 'layouts') return toLayoutInput(values.layouts);
  if (name === 'postal_code') return normalizePostalCode(values.postal_code);
  const value = values[name];
  const isAddress = (ADDRESS_FIELDS as readonly FieldName[]).includes(name);
  return isAddress && typeof value === 'string' ? textOrNull(value) : value;
}

const ALIASES: Readonly<Record<string, FieldName>> = {
  'tags.purpose': 'purposes',
  tags: 'purposes',
  location: 'city',
  name: 'space_name',
};

/** Field of an API error path; null without one. */
export function findField(path: string, values: SpaceValues): FieldName | null {
  const name = path.replace(/^space\./u, '').replace(/\.\d+(?:\.\w+)?$/u, '');
  return ALIASES[name] ?? (name in values ? (name as FieldName) : null);
}
