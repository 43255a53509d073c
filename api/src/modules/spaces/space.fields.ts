import {
  listSpaceFields,
  SPACE_FIELD_NAMES,
  SPACE_FIELDS,
  type SpaceFieldName,
  type SpaceFieldWith,
} from '@prostora/contracts/space-fields.ts';
import type { SpaceCardDto } from './space-card.dto.ts';
import type { SpaceDetailDto } from './space.dto.ts';
import type { Space } from './space.entity.ts';

type Fields = typeof SPACE_FIELDS;
/** Scalar fields by property of the entity; money in haléře. */
export type SpaceFieldProperties = Pick<Space, Fields[SpaceFieldName]['property']>;
/** The same by column of the table. */
export type SpaceFieldColumns<Name extends SpaceFieldName = SpaceFieldName> = {
  [Key in Name as Fields[Key]['column']]: Space[Fields[Key]['property']];
};

export type ExportedSpaceField = SpaceFieldWith<{ exportWidth: number }>;
export const EXPORTED_SPACE_FIELDS = SPACE_FIELD_NAMES.filter(
  (name): name is ExportedSpaceField => SPACE_FIELDS[name].exportWidth !== null,
);
const CARD_FIELDS = listSpaceFields({ isOnCard: true });
const PERSONAL_FIELDS = listSpaceFields({ isPersonal: true });

const isMoney = (name: SpaceFieldName): boolean => SPACE_FIELDS[name].kind === 'money';

/** Converts a value of the API into that of the entity: money to haléře, plain texts trimmed. */
export function toStoredValue(name: SpaceFieldName, value: unknown): unknown {
  const { kind } = SPACE_FIELDS[name];
  if (kind === 'money' && typeof value === 'number') return Math.round(value * 100);
  return (kind === 'line' || kind === 'text') && typeof value === 'string' ? value.trim() : value;
}

/** Converts a value of the entity into that of the API. */
export const toApiValue = (name: SpaceFieldName, value: unknown): unknown =>
  isMoney(name) && typeof value === 'number' ? value / 100 : value;

const pickApiValues = (space: SpaceFieldProperties, names: readonly SpaceFieldName[]): object =>
  Object.fromEntries(names.map((name) => [name, toApiValue(name, space[SPACE_FIELDS[name].property])]));

export const toDetailFields = (space: SpaceFieldProperties): Pick<SpaceDetailDto, SpaceFieldName> =>
  pickApiValues(space, SPACE_FIELD_NAMES) as Pick<SpaceDetailDto, SpaceFieldName>;

/** A card has a capacity of 0 when it is unknown. */
export const toCardFields = (
  space: SpaceFieldProperties,
): Pick<SpaceCardDto, SpaceFieldWith<{ isOnCard: true }>> => ({
  ...(pickApiValues(space, CARD_FIELDS) as Pick<SpaceCardDto, SpaceFieldWith<{ isOnCard: true }>>),
  capacity: space.capacity ?? 0,
});

/** Values of a row, as properties of the entity. */
export const fromColumns = (row: SpaceFieldColumns): SpaceFieldProperties =>
  Object.fromEntries(
    SPACE_FIELD_NAMES.map((name) => [SPACE_FIELDS[name].property, row[SPACE_FIELDS[name].column]]),
  ) as SpaceFieldProperties;

/** Empty values of the personal fields: texts of the listing are not nullable, contacts are. */
export const EMPTY_PERSONAL_FIELDS: Partial<SpaceFieldProperties> = Object.fromEntries(
  PERSONAL_FIELDS.map((name) => {
    const { property, kind } = SPACE_FIELDS[name];
    return [property, kind === 'line' || kind === 'text' || kind === 'html' ? '' : null];
  }),
);
