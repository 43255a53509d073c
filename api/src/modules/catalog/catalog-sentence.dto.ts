import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LAYOUTS } from '@prostora/contracts';

const CHIP_SLOTS = [
  'purpose',
  'location',
  'locations',
  'not_location',
  'guests',
  'layout',
  'price_max',
  'price_max_per_person',
  'price_max_per_hour',
  'date',
  'weekdays',
  'repeat',
  'time',
  'attributes',
  'without',
] as const;
const AMBIGUOUS_KINDS = ['attribute', 'purpose'] as const;
const RELAXATION_SLOTS = [...CHIP_SLOTS, 'capacity', 'search', 'bounds'] as const;
const tag = { $ref: '#/components/schemas/Tag' };
const NullableTag = () => ApiProperty({ allOf: [tag], nullable: true });
const NullableText = () => ApiProperty({ type: String, nullable: true });
const NullableNumber = (description: string) => ApiProperty({ type: Number, nullable: true, description });
type Reference = { id: number; name: string; slug: string };

@ApiSchema({ name: 'SentenceChip' })
export class SentenceChipDto {
  @ApiProperty({ enum: CHIP_SLOTS }) slot!: (typeof CHIP_SLOTS)[number];
  /** Slug, number, or `from/to` of dates and times. */
  value!: string;
  /** Words of the sentence that say it. */
  text!: string;
  label!: string;
  /** Query string of the same page without this value. */
  without!: string;
}

@ApiSchema({ name: 'AmbiguousOption' })
export class AmbiguousOptionDto {
  id!: number;
  name!: string;
  slug!: string;
  /** Query string of the same page with this meaning. */
  query!: string;
}

/** A word that names several attributes or purposes, of which none is chosen. */
@ApiSchema({ name: 'AmbiguousWord' })
export class AmbiguousWordDto {
  @ApiProperty({ enum: AMBIGUOUS_KINDS }) kind!: (typeof AMBIGUOUS_KINDS)[number];
  /** In the spelling of the visitor. */
  text!: string;
  options!: AmbiguousOptionDto[];
}

/** One value of a query without results, let go or moved. */
@ApiSchema({ name: 'CatalogRelaxation' })
export class RelaxationDto {
  @ApiProperty({ enum: RELAXATION_SLOTS }) slot!: (typeof RELAXATION_SLOTS)[number];
  label!: string;
  /** Query string that gives exactly `total` spaces. */
  query!: string;
  total!: number;
}

/** What was understood of `q`; every field is always there. */
@ApiSchema({ name: 'ParsedSentence' })
export class ParsedSentenceDto {
  text!: string;
  @NullableTag() purpose!: Reference | null;
  @NullableTag() location!: Reference | null;
  @ApiProperty({ type: 'array', items: tag, description: 'Several locations, one of which is enough.' })
  locations!: Reference[];
  @NullableTag() not_location!: Reference | null;
  @NullableNumber('Distance from the location.') radius_km!: number | null;
  @NullableNumber('People.') guests!: number | null;
  @ApiProperty({ type: String, enum: [...LAYOUTS, null], nullable: true })
  layout!: (typeof LAYOUTS)[number] | null;
  @NullableNumber('CZK; narrows nothing without a date.') price_max!: number | null;
  @NullableNumber('CZK.') price_max_per_person!: number | null;
  @NullableNumber('CZK.') price_max_per_hour!: number | null;
  @NullableText() date_from!: string | null;
  @NullableText() date_to!: string | null;
  flexible!: boolean;
  /** 1 is Monday. */
  weekdays!: number[];
  @NullableNumber('Weeks from one date to the next of a repeated event; null: on one of the days.')
  repeat!: number | null;
  @NullableText() time_from!: string | null;
  @NullableText() time_to!: string | null;
  @ApiProperty({ type: 'array', items: tag }) attributes!: Reference[];
  @ApiProperty({ type: 'array', items: tag, description: 'Spaces with these are left out.' })
  without!: Reference[];
  /** Words that only order the list. */
  rest!: string;
  /** Words of the rest that occur in no space, and words of a time that is not understood. */
  unknown!: string[];
  /** Values in the order of the sentence. */
  chips!: SentenceChipDto[];
  /** Words that name several attributes or purposes. */
  ambiguous!: AmbiguousWordDto[];
}
