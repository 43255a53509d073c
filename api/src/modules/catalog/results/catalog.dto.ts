import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { CAPACITY_BUCKETS, CATALOG_ORDERS, LAYOUTS, LIMITS } from '@prostora/contracts';
import { TARIFF_KINDS } from '@prostora/pricing';
import { CatalogOffer } from '../catalog-offer.dto.ts';
import { ParsedSentenceDto, RelaxationDto } from '../catalog-sentence.dto.ts';

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const box = {
  type: 'array',
  items: { type: 'number' },
  minItems: 4,
  maxItems: 4,
  description: '[west, south, east, north]',
} as const;
const nullableText = { type: String, nullable: true } as const;

@ApiSchema({ name: 'PurposeFacet' })
export class PurposeFacet {
  id!: number;
  name!: string;
  slug!: string;
  group!: string;
  /** Name in the file of tag icons. */
  icon?: string | null;
  @ApiProperty({
    type: String,
    enum: [...LAYOUTS, null],
    nullable: true,
    description: 'Layout assumed for an event of the purpose without one.',
  })
  usual_layout!: (typeof LAYOUTS)[number] | null;
  count!: number;
}

@ApiSchema({ name: 'LocationFacet' })
export class LocationFacet {
  id!: number;
  name!: string;
  slug!: string;
  @ApiProperty({ enum: ['country', 'region', 'town', 'city_part'] }) kind!:
    | 'country'
    | 'region'
    | 'town'
    | 'city_part';
  parent_id!: number | null;
  lat!: number;
  lng!: number;
  count!: number;
}

@ApiSchema({ name: 'AttributeFacet' })
export class AttributeFacet {
  id!: number;
  name!: string;
  slug!: string;
  @ApiProperty({ enum: ['equipments', 'services'] }) group!: 'equipments' | 'services';
  icon?: string | null;
  active!: boolean;
  count!: number;
}

@ApiSchema({ name: 'CapacityFacet' })
export class CapacityFacet {
  @ApiProperty({ enum: CAPACITY_BUCKETS.map(({ id }) => id) }) id!: (typeof CAPACITY_BUCKETS)[number]['id'];
  name!: string;
  active!: boolean;
  count!: number;
}

@ApiSchema({ name: 'MapOffer' })
export class MapOffer extends PickType(CatalogOffer, ['state', 'total', 'complete']) {}

@ApiSchema({ name: 'MapMarker' })
export class MapMarker {
  id!: number;
  url!: string;
  title!: string;
  lat!: number;
  lng!: number;
  price_level!: number;
  @ApiProperty(nullableText) image!: string | null;
  /** Part of `offer_for_me` of the space; null where that is null. */
  offer!: MapOffer | null;
}

@ApiSchema({ name: 'MapCluster' })
export class MapCluster {
  lat!: number;
  lng!: number;
  count!: number;
  @ApiProperty(box) bounds!: [number, number, number, number];
}

@ApiSchema({ name: 'MapData' })
export class MapData {
  @ApiProperty({ ...box, nullable: true }) bounds!: [number, number, number, number] | null;
  @ApiProperty({ type: [MapMarker], maxItems: LIMITS.mapMarkers }) markers!: MapMarker[];
  clusters!: MapCluster[];
}

@ApiSchema({ name: 'FooterLink' })
export class FooterLink {
  @ApiProperty(nullableText) link_name!: string | null;
  title!: string;
  url!: string;
}

@ApiSchema({ name: 'SeoData' })
export class SeoData {
  h1!: string;
  /** Path on the site. */
  canonical!: string;
  robots!: string;
  @ApiProperty(nullableText) lead!: string | null;
  @ApiProperty({
    type: 'array',
    items: schema('Breadcrumb'),
    description: 'Path from the whole catalogue to this list; empty for the whole catalogue.',
  })
  breadcrumbs!: { name: string; url: string | null }[];
}

/** The visitor's event as it was asked for; parameters that were not given are null or empty. */
@ApiSchema({ name: 'CatalogEvent' })
export class CatalogEventDto {
  @ApiProperty(nullableText) date_from!: string | null;
  @ApiProperty(nullableText) date_to!: string | null;
  @ApiProperty({ ...nullableText, example: '16:00' }) time_from!: string | null;
  @ApiProperty({ ...nullableText, example: '24:00' }) time_to!: string | null;
  flexible!: boolean;
  /** 1 is Monday. */
  weekdays!: number[];
  /** Weeks from one date to the next. */
  repeat!: number | null;
  guests!: number | null;
  @ApiProperty({ type: String, enum: [...LAYOUTS, null], nullable: true })
  layout!: (typeof LAYOUTS)[number] | null;
  /** CZK. */
  price_max!: number | null;
  @ApiProperty({ type: String, enum: [...TARIFF_KINDS, null], nullable: true })
  tariff!: (typeof TARIFF_KINDS)[number] | null;
}

/** A purpose with a photograph of one of its spaces. */
@ApiSchema({ name: 'CatalogOccasion' })
export class CatalogOccasionDto extends PickType(PurposeFacet, ['id', 'name', 'slug', 'count']) {
  @ApiProperty({ allOf: [schema('SpaceImage')] }) image!: object;
}

@ApiSchema({ name: 'CatalogState' })
export class CatalogState {
  /** Filter lists are present with first_fetch=1, otherwise empty. */
  purposes!: PurposeFacet[];
  locations!: LocationFacet[];
  attributes!: AttributeFacet[];
  capacities!: CapacityFacet[];
  @ApiProperty({
    type: [CatalogOccasionDto],
    maxItems: 6,
    description: 'Purposes to begin with: of the whole catalogue, on its first page, with first_fetch=1.',
  })
  occasions!: CatalogOccasionDto[];
  selected_location!: LocationFacet | null;
  selected_purpose!: PurposeFacet | null;
  @ApiProperty({ type: String, enum: [...CAPACITY_BUCKETS.map(({ id }) => id), null], nullable: true })
  selected_capacity!: CapacityFacet['id'] | null;
  @ApiProperty({ type: 'array', items: schema('Tag') }) query_attributes!: {
    id: number;
    name: string;
    slug: string;
  }[];
  search_query!: string;
  @ApiProperty({ enum: CATALOG_ORDERS }) sort!: (typeof CATALOG_ORDERS)[number];
  @ApiProperty(nullableText) date_from!: string | null;
  @ApiProperty(nullableText) date_to!: string | null;
  selected_event!: CatalogEventDto;
  /** Null without `q`. */
  parsed!: ParsedSentenceDto | null;
  @ApiProperty({
    type: [RelaxationDto],
    maxItems: 6,
    description: 'Where at most three spaces are found: what would find more, most results first.',
  })
  relaxations!: RelaxationDto[];
  page!: number;
  nr_of_pages!: number;
  total!: number;
  @ApiProperty({
    type: 'array',
    items: {
      allOf: [
        schema('SpaceCard'),
        {
          type: 'object',
          required: ['fits', 'offer_for_me', 'match'],
          properties: {
            fits: {
              allOf: [schema('CatalogOfferFit')],
              nullable: true,
              description: 'Null without guests, a layout and a purpose with a usual one.',
            },
            offer_for_me: {
              allOf: [schema('CatalogOffer')],
              nullable: true,
              description: 'Null without a date, and for a time that cannot be booked.',
            },
            match: {
              allOf: [schema('CatalogMatch')],
              nullable: true,
              description: 'Null without an event, and in other orders than the recommended one.',
            },
          },
        },
      ],
    },
  })
  spaces!: unknown[];
  map_data!: MapData;
}

@ApiSchema({ name: 'CatalogAnswer' })
export class CatalogAnswer {
  @ApiProperty(nullableText) error!: string | null;
  title!: string;
  meta_description!: string;
  @ApiProperty(nullableText) description!: string | null;
  seo_url_id!: number | null;
  footer_links!: FooterLink[];
  /** Canonical URL of this filter: path and query. */
  new_url!: string;
  seo_data!: SeoData;
  catalog!: CatalogState;
}

@ApiSchema({ name: 'Suggestion' })
export class SuggestionDto {
  @ApiProperty({ enum: ['space', 'building', 'location', 'purpose'] }) kind!:
    | 'space'
    | 'building'
    | 'location'
    | 'purpose';
  label!: string;
  detail!: string;
  /** Path to open. */
  url!: string;
}

@ApiSchema({ name: 'SuggestAnswer' })
export class SuggestAnswer {
  items!: SuggestionDto[];
  /** What `q` says as a sentence; null when nothing is understood. */
  parsed!: ParsedSentenceDto | null;
}
