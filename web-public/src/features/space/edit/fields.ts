import type { SpaceDetail } from '@prostora/api-client';
import { LIMITS, normalizePhone, normalizePostalCode } from '@prostora/contracts';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { fieldError, fieldErrors } from '@prostora/strings/cs/errors.ts';
import { toAddressValues, type AddressValues } from '../../../components/address/address-values.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { SPACE_NUMBERS, parseNumber, numberRule, toNumberText } from '../../../lib/space-numbers.ts';

/** Form values of a space; typed numbers stay text until they are sent. */
export type SpaceValues = AddressValues & {
  building_name: string;
  space_name: string;
  perex: string;
  description: string;
  capacity: string;
  area_size: string;
  price_level: number;
  price_from: string;
  phone: string;
  email: string;
  web: string;
  facebook: string;
  instagram: string;
  youtube: string;
  video_url: string;
  /** Ids, the most important first. */
  purposes: readonly number[];
  attributes: readonly number[];
  recommended: boolean;
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

const CONTACTS = ['email', 'web', 'facebook', 'instagram', 'youtube', 'video_url'] as const;
const toIds = (tags: readonly { id: number }[]): number[] => tags.map(({ id }) => id);

export const toSpaceValues = (space: SpaceDetail): SpaceValues => ({
  ...toAddressValues(space),
  building_name: space.building_name,
  space_name: space.space_name,
  perex: space.perex,
  description: space.description,
  capacity: toNumberText(space.capacity),
  area_size: toNumberText(space.area_size),
  price_level: space.price_level,
  price_from: toNumberText(space.price_from),
  phone: formatPhone(space.phone ?? ''),
  email: space.email ?? '',
  web: space.web ?? '',
  facebook: space.facebook ?? '',
  instagram: space.instagram ?? '',
  youtube: space.youtube ?? '',
  video_url: space.video_url ?? '',
  purposes: toIds(space.tags.purpose),
  attributes: [...toIds(space.tags.equipments), ...toIds(space.tags.services)],
  recommended: space.recommended,
});

/** Whether two values of a field are equal; the order matters for purposes, not for attributes. */
export function isEqual(
  name: FieldName,
  one: SpaceValues[FieldName],
  other: SpaceValues[FieldName],
): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const order = (list: readonly number[]): string =>
    (name === 'attributes' ? list.toSorted((a, b) => a - b) : list).join();
  return order(one as readonly number[]) === order(other as readonly number[]);
}

type Check = (value: string) => string | null;
const required: Check = (value) => (value.trim() === '' ? fieldErrors.required : null);
const maxLength =
  (length: number): Check =>
  (value) =>
    value.length > length ? fieldError('maxLength', { max: length }) : null;
const matchesPattern =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    value.trim() === '' || pattern.test(value.trim()) ? null : message;
const numberCheck =
  (kind: keyof typeof SPACE_NUMBERS): Check =>
  (value) => {
    const problem = numberRule(SPACE_NUMBERS[kind])(value);
    return problem === true ? null : problem;
  };
const WEB = /^https?:\/\/[^\s/$.?#].[^\s]*$/iu;

/** Validation rules of the fields (SPEC §5); the first violated one is shown. */
const RULES: Partial<Record<FieldName, readonly Check[]>> = {
  building_name: [required, maxLength(LIMITS.name)],
  space_name: [required, maxLength(LIMITS.name)],
  perex: [maxLength(LIMITS.perex)],
  description: [
    (value) => (value.length > LIMITS.description ? editTexts.descriptionMax(LIMITS.description) : null),
  ],
  capacity: [numberCheck('capacity')],
  area_size: [numberCheck('area_size')],
  price_from: [numberCheck('price_from')],
  phone: [(value) => (value.trim() === '' || normalizePhone(value) !== null ? null : fieldErrors.phone)],
  email: [maxLength(LIMITS.email), matchesPattern(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u, fieldErrors.email)],
  web: [maxLength(300), matchesPattern(WEB, fieldErrors.url)],
  facebook: [
    maxLength(300),
    matchesPattern(/^https?:\/\/(?:www\.|m\.)?facebook\.com\/\S+$/iu, fieldErrors.facebook),
  ],
  instagram: [
    maxLength(300),
    matchesPattern(/^https?:\/\/(?:www\.)?instagram\.com\/\S+$/iu, fieldErrors.instagram),
  ],
  youtube: [maxLength(300), matchesPattern(WEB, fieldErrors.url)],
  video_url: [
    maxLength(300),
    matchesPattern(
      /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=|youtu\.be\/|(?:www\.)?vimeo\.com\/)[\w-]+/iu,
      fieldErrors.video,
    ),
  ],
  street: [maxLength(120)],
  land_registry_number: [maxLength(20)],
  house_number: [maxLength(20)],
  city: [maxLength(100)],
  postal_code: [
    (value) => (value.trim() === '' || normalizePostalCode(value) !== null ? null : fieldErrors.postalCode),
  ],
};

/** Message of the first violated rule; null for a valid value. */
export function validateField(name: FieldName, value: SpaceValues[FieldName]): string | null {
  if (typeof value !== 'string') return null;
  for (const check of RULES[name] ?? []) {
    const problem = check(value);
    if (problem) return problem;
  }
  return null;
}

const textOrNull = (value: string): string | null => value.trim() || null;

/** Converts a value for the API. */
export function toInputValue(name: FieldName, values: SpaceValues): unknown {
  if (name === 'capacity' || name === 'area_size' || name === 'price_from') return parseNumber(values[name]);
  if (name === 'phone') return normalizePhone(values.phone);
  if (name === 'postal_code') return normalizePostalCode(values.postal_code);
  if (
    (CONTACTS as readonly FieldName[]).includes(name) ||
    (ADDRESS_FIELDS as readonly FieldName[]).includes(name)
  ) {
    const value = values[name];
    return typeof value === 'string' ? textOrNull(value) : value;
  }
  return values[name];
}

const ALIASES: Readonly<Record<string, FieldName>> = {
  'tags.purpose': 'purposes',
  tags: 'purposes',
  location: 'city',
  name: 'space_name',
};

/** Field of an API error path; null without one. */
export function findField(path: string, values: SpaceValues): FieldName | null {
  const name = path.replace(/^space\./u, '').replace(/\.\d+$/u, '');
  return ALIASES[name] ?? (name in values ? (name as FieldName) : null);
}
