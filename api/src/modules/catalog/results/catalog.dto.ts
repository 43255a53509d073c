import { ApiProperty, ApiPropertyOptional, ApiSchema, PickType } from '@nestjs/swagger';
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
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ type: String }) group!: string;
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Name in the file of tag icons.',
  })
  icon?: string | null;
  @ApiProperty({
    type: String,
    enum: [...LAYOUTS, null],
    nullable: true,
    description: 'Layout assumed for an event of the purpose without one.',
  })
  usual_layout!: (typeof LAYOUTS)[number] | null;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'LocationFacet' })
export class LocationFacet {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ enum: ['country', 'region', 'town', 'city_part'] }) kind!:
    | 'country'
    | 'region'
    | 'town'
    | 'city_part';
  @ApiProperty({ type: Number, nullable: true }) parent_id!: number | null;
  @ApiProperty({ type: Number }) lat!: number;
  @ApiProperty({ type: Number }) lng!: number;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'AttributeFacet' })
export class AttributeFacet {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ enum: ['equipments', 'services'] }) group!: 'equipments' | 'services';
  @ApiPropertyOptional({ type: String, nullable: true }) icon?: string | null;
  @ApiProperty({ type: Boolean }) active!: boolean;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'CapacityFacet' })
export class CapacityFacet {
  @ApiProperty({ enum: CAPACITY_BUCKETS.map(({ id }) => id) }) id!: (typeof CAPACITY_BUCKETS)[number]['id'];
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Boolean }) active!: boolean;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'MapOffer' })
export class MapOffer extends PickType(CatalogOffer, ['state', 'total', 'complete']) {}

@ApiSchema({ name: 'MapMarker' })
export class MapMarker {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: Number }) lat!: number;
  @ApiProperty({ type: Number }) lng!: number;
  @ApiProperty({ type: Number }) price_level!: number;
  @ApiProperty(nullableText) image!: string | null;
  @ApiProperty({
    type: MapOffer,
    nullable: true,
    description: 'Part of `offer_for_me` of the space; null where that is null.',
  })
  offer!: MapOffer | null;
}

@ApiSchema({ name: 'MapCluster' })
export class MapCluster {
  @ApiProperty({ type: Number }) lat!: number;
  @ApiProperty({ type: Number }) lng!: number;
  @ApiProperty({ type: Number }) count!: number;
  @ApiProperty(box) bounds!: [number, number, number, number];
}

@ApiSchema({ name: 'MapData' })
export class MapData {
  @ApiProperty({ ...box, nullable: true }) bounds!: [number, number, number, number] | null;
  @ApiProperty({ type: [MapMarker], maxItems: LIMITS.mapMarkers }) markers!: MapMarker[];
  @ApiProperty({ type: [MapCluster] }) clusters!: MapCluster[];
}

@ApiSchema({ name: 'FooterLink' })
export class FooterLink {
  @ApiProperty(nullableText) link_name!: string | null;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) url!: string;
}

@ApiSchema({ name: 'SeoData' })
export class SeoData {
  @ApiProperty({ type: String }) h1!: string;
  @ApiProperty({ type: String, description: 'Path on the site.' }) canonical!: string;
  @ApiProperty({ type: String }) robots!: string;
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
  @ApiProperty({ type: Boolean }) flexible!: boolean;
  @ApiProperty({ type: [Number], description: '1 is Monday.' }) weekdays!: number[];
  @ApiProperty({ type: Number, nullable: true, description: 'Weeks from one date to the next.' })
  repeat!: number | null;
  @ApiProperty({ type: Number, nullable: true }) guests!: number | null;
  @ApiProperty({ type: String, enum: [...LAYOUTS, null], nullable: true })
  layout!: (typeof LAYOUTS)[number] | null;
  @ApiProperty({ type: Number, nullable: true, description: 'CZK.' }) price_max!: number | null;
  @ApiProperty({ type: String, enum: [...TARIFF_KINDS, null], nullable: true })
  tariff!: (typeof TARIFF_KINDS)[number] | null;
}

@ApiSchema({ name: 'CatalogState' })
export class CatalogState {
  @ApiProperty({
    type: [PurposeFacet],
    description: 'Filter lists are present with first_fetch=1, otherwise empty.',
  })
  purposes!: PurposeFacet[];
  @ApiProperty({ type: [LocationFacet] }) locations!: LocationFacet[];
  @ApiProperty({ type: [AttributeFacet] }) attributes!: AttributeFacet[];
  @ApiProperty({ type: [CapacityFacet] }) capacities!: CapacityFacet[];
  @ApiProperty({ type: LocationFacet, nullable: true }) selected_location!: LocationFacet | null;
  @ApiProperty({ type: PurposeFacet, nullable: true }) selected_purpose!: PurposeFacet | null;
  @ApiProperty({ type: String, enum: [...CAPACITY_BUCKETS.map(({ id }) => id), null], nullable: true })
  selected_capacity!: CapacityFacet['id'] | null;
  @ApiProperty({ type: 'array', items: schema('Tag') }) query_attributes!: {
    id: number;
    name: string;
    slug: string;
  }[];
  @ApiProperty({ type: String }) search_query!: string;
  @ApiProperty({ enum: CATALOG_ORDERS }) sort!: (typeof CATALOG_ORDERS)[number];
  @ApiProperty(nullableText) date_from!: string | null;
  @ApiProperty(nullableText) date_to!: string | null;
  @ApiProperty({ type: CatalogEventDto }) selected_event!: CatalogEventDto;
  @ApiProperty({ type: ParsedSentenceDto, nullable: true, description: 'Null without `q`.' })
  parsed!: ParsedSentenceDto | null;
  @ApiProperty({
    type: [RelaxationDto],
    maxItems: 6,
    description: 'Where nothing is found: what would find something, most results first.',
  })
  relaxations!: RelaxationDto[];
  @ApiProperty({ type: Number }) page!: number;
  @ApiProperty({ type: Number }) nr_of_pages!: number;
  @ApiProperty({ type: Number }) total!: number;
  @ApiProperty({
    type: 'array',
    items: {
      allOf: [
        schema('SpaceCard'),
        {
          type: 'object',
          required: ['fits', 'offer_for_me'],
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
          },
        },
      ],
    },
  })
  spaces!: unknown[];
  @ApiProperty({ type: MapData }) map_data!: MapData;
}

@ApiSchema({ name: 'CatalogAnswer' })
export class CatalogAnswer {
  @ApiProperty(nullableText) error!: string | null;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) meta_description!: string;
  @ApiProperty(nullableText) description!: string | null;
  @ApiProperty({ type: Number, nullable: true }) seo_url_id!: number | null;
  @ApiProperty({ type: [FooterLink] }) footer_links!: FooterLink[];
  @ApiProperty({ type: String, description: 'Canonical URL of this filter: path and query.' })
  new_url!: string;
  @ApiProperty({ type: SeoData }) seo_data!: SeoData;
  @ApiProperty({ type: CatalogState }) catalog!: CatalogState;
}

@ApiSchema({ name: 'Suggestion' })
export class SuggestionDto {
  @ApiProperty({ enum: ['space', 'building', 'location', 'purpose'] }) kind!:
    | 'space'
    | 'building'
    | 'location'
    | 'purpose';
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ type: String }) detail!: string;
  @ApiProperty({ type: String, description: 'Path to open.' }) url!: string;
}

@ApiSchema({ name: 'SuggestAnswer' })
export class SuggestAnswer {
  @ApiProperty({ type: [SuggestionDto] }) items!: SuggestionDto[];
  @ApiProperty({
    type: ParsedSentenceDto,
    nullable: true,
    description: 'What `q` says as a sentence; null when nothing is understood.',
  })
  parsed!: ParsedSentenceDto | null;
}
