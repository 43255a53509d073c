import { LIMITS } from './limits.ts';

/** Kind and limits of a value. Numbers except levels, and contacts, may be null; `money` is CZK. */
type FieldValue =
  | { kind: 'line' | 'text' | 'html' | 'email'; maxLength: number }
  | { kind: 'integer' | 'decimal' | 'money' | 'level'; min: number; max: number }
  | { kind: 'boolean' | 'phone' }
  | {
      kind: 'link';
      maxLength: number;
      pattern: RegExp;
      /** Message for a value that does not match. */
      error: 'url' | 'facebook' | 'instagram' | 'video';
    };

export type SpaceFieldDefinition = FieldValue & {
  /** Property of the entity `Space`. */
  property: string;
  /** Column of the table `space`. */
  column: string;
  editableBy: 'owner' | 'operator';
  /** May identify the owner; erased with the account. */
  isPersonal: boolean;
  /** Part of a card: read by the catalogue, the comparison and the fact sheet. */
  isOnCard: boolean;
  /** A filled value raises the space in the default order of the catalogue. */
  isRanked: boolean;
  /** Width of its column among the parameters in the operator's export, in characters; null without one. */
  exportWidth: number | null;
};

const MAX_LINK_LENGTH = 300;
const HTTP_URL = /^https?:\/\/[^\s/$.?#].[^\s]*$/iu;

/**
 * Scalar fields of a space by their name in the API, in the order of forms, exports and lists of changes.
 * Each change is recorded in the audit trail, and for review when the owner changes a published space.
 */
export const SPACE_FIELDS = {
  space_name: {
    property: 'name',
    column: 'name',
    kind: 'line',
    maxLength: LIMITS.name,
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: true,
    isRanked: false,
    exportWidth: null,
  },
  perex: {
    property: 'perex',
    column: 'perex',
    kind: 'text',
    maxLength: LIMITS.perex,
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: true,
    isRanked: true,
    exportWidth: null,
  },
  description: {
    property: 'description',
    column: 'description',
    kind: 'html',
    maxLength: LIMITS.description,
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
  capacity: {
    property: 'capacity',
    column: 'capacity',
    kind: 'integer',
    min: 1,
    max: 100_000,
    editableBy: 'owner',
    isPersonal: false,
    isOnCard: true,
    isRanked: false,
    exportWidth: 10,
  },
  area_size: {
    property: 'areaSize',
    column: 'area_size',
    kind: 'integer',
    min: 1,
    max: 1_000_000,
    editableBy: 'owner',
    isPersonal: false,
    isOnCard: true,
    isRanked: true,
    exportWidth: 12,
  },
  price_from: {
    property: 'priceFromHaler',
    column: 'price_from_haler',
    kind: 'money',
    min: 0,
    max: 1_000_000,
    editableBy: 'owner',
    isPersonal: false,
    isOnCard: true,
    isRanked: true,
    exportWidth: 22,
  },
  price_level: {
    property: 'priceLevel',
    column: 'price_level',
    kind: 'level',
    min: 1,
    max: 4,
    editableBy: 'owner',
    isPersonal: false,
    isOnCard: true,
    isRanked: false,
    exportWidth: 14,
  },
  recommended: {
    property: 'recommended',
    column: 'recommended',
    kind: 'boolean',
    editableBy: 'operator',
    isPersonal: false,
    isOnCard: true,
    isRanked: false,
    exportWidth: 12,
  },
  phone: {
    property: 'phone',
    column: 'phone',
    kind: 'phone',
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
  email: {
    property: 'email',
    column: 'email',
    kind: 'email',
    maxLength: LIMITS.email,
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
  web: {
    property: 'web',
    column: 'web',
    kind: 'link',
    maxLength: MAX_LINK_LENGTH,
    pattern: HTTP_URL,
    error: 'url',
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
  facebook: {
    property: 'facebook',
    column: 'facebook',
    kind: 'link',
    maxLength: MAX_LINK_LENGTH,
    pattern: /^https?:\/\/(?:www\.|m\.)?facebook\.com\/\S+$/iu,
    error: 'facebook',
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
  instagram: {
    property: 'instagram',
    column: 'instagram',
    kind: 'link',
    maxLength: MAX_LINK_LENGTH,
    pattern: /^https?:\/\/(?:www\.)?instagram\.com\/\S+$/iu,
    error: 'instagram',
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
  youtube: {
    property: 'youtube',
    column: 'youtube',
    kind: 'link',
    maxLength: MAX_LINK_LENGTH,
    pattern: HTTP_URL,
    error: 'url',
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
  video_url: {
    property: 'videoUrl',
    column: 'video_url',
    kind: 'link',
    maxLength: MAX_LINK_LENGTH,
    pattern: /^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=|youtu\.be\/|(?:www\.)?vimeo\.com\/)[\w-]+/iu,
    error: 'video',
    editableBy: 'owner',
    isPersonal: true,
    isOnCard: false,
    isRanked: false,
    exportWidth: null,
  },
} as const satisfies Readonly<Record<string, SpaceFieldDefinition>>;

type Fields = typeof SPACE_FIELDS;
export type SpaceFieldName = keyof Fields;
/** Names of the fields whose definition has the given values. */
export type SpaceFieldWith<Values> = {
  [Name in SpaceFieldName]: Fields[Name] extends Values ? Name : never;
}[SpaceFieldName];
/** Numbers with a unit. */
export type SpaceMeasureName = SpaceFieldWith<{ kind: 'integer' | 'decimal' }>;

export const SPACE_FIELD_NAMES = Object.keys(SPACE_FIELDS) as SpaceFieldName[];

/** Names of the fields whose definition has the given values, in their order. */
export const listSpaceFields = <const Values extends Partial<SpaceFieldDefinition>>(
  values: Values,
): SpaceFieldWith<Values>[] =>
  SPACE_FIELD_NAMES.filter((name) => {
    const field: SpaceFieldDefinition = SPACE_FIELDS[name];
    return Object.entries(values).every(([key, value]) => field[key as keyof SpaceFieldDefinition] === value);
  }) as SpaceFieldWith<Values>[];
