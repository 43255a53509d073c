import { ApiProperty, ApiPropertyOptional, ApiSchema, OmitType } from '@nestjs/swagger';
import { CAPACITY_BUCKETS, CATALOG_SORTS, LIMITS } from '@prostora/contracts';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const MAX_PAGE = 100_000;
const IDS = /^\d{1,9}(?:,\d{1,9}){0,99}$/u;
const BOX = /^\s*-?\d{1,3}(?:\.\d{1,20})?(?:\s*,\s*-?\d{1,3}(?:\.\d{1,20})?){3}\s*$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** Forms submit empty fields too. */
const EmptyIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
const NumberOrAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === '' || value === undefined ? undefined : Number(value),
  );
const tooLong = (max: number): { message: string } => ({ message: toRuleMessage('maxLength', { max }) });
const text = { message: toRuleMessage('text') };

/** Query of the catalogue: filter, order and page. Saved searches store its filter. */
export class CatalogQuery {
  @ApiPropertyOptional({ type: String, description: 'The part of the path after `/katalog/`.' })
  @IsOptional()
  @IsString(text)
  @MaxLength(300, tooLong(300))
  path?: string;

  @ApiPropertyOptional({ type: String, description: 'Slug or id of a location.' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(100, tooLong(100))
  location?: string;

  @ApiPropertyOptional({ type: String, description: 'Slug or id of a purpose.' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(100, tooLong(100))
  purpose?: string;

  @ApiPropertyOptional({
    type: String,
    example: '3,8',
    description: `Ids of attributes, all required; at most ${LIMITS.attributesInFilter}.`,
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(IDS, { message: toRuleMessage('choice') })
  attributes?: string;

  @ApiPropertyOptional({ type: String, enum: CAPACITY_BUCKETS.map(({ id }) => id) })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(20, tooLong(20))
  capacity?: string;

  @ApiPropertyOptional({ type: String, maxLength: LIMITS.searchText })
  @IsOptional()
  @IsString(text)
  @MaxLength(LIMITS.searchText, tooLong(LIMITS.searchText))
  search?: string;

  @ApiPropertyOptional({ type: String, enum: CATALOG_SORTS, default: 'doporucene' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsString(text)
  @MaxLength(20, tooLong(20))
  sort?: string;

  @ApiPropertyOptional({
    type: String,
    example: '2026-12-01',
    description: 'First day on which the spaces are free.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(DAY, { message: toRuleMessage('date') })
  date_from?: string;

  @ApiPropertyOptional({
    type: String,
    example: '2026-12-02',
    description: 'Last day on which the spaces are free, inclusive.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(DAY, { message: toRuleMessage('date') })
  date_to?: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, default: 1 })
  @NumberOrAbsent()
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(MAX_PAGE, { message: toRuleMessage('range', { min: 1, max: MAX_PAGE }) })
  page?: number;

  @ApiPropertyOptional({
    type: String,
    example: '14.2,49.9,14.7,50.2',
    description: 'west,south,east,north of the map.',
  })
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(BOX, { message: toRuleMessage('bounds') })
  bounds?: string;
}

export class CatalogListQuery extends CatalogQuery {
  @ApiPropertyOptional({
    type: String,
    description: 'Any value but `0` and `false` adds the filter lists with their counts.',
  })
  @IsOptional()
  @IsString(text)
  @MaxLength(10, tooLong(10))
  first_fetch?: string;

  @ApiPropertyOptional({
    type: String,
    description:
      'Any value but `0` and `false` counts the search in the statistics. Texts that may contain personal data are not stored.',
  })
  @IsOptional()
  @IsString(text)
  @MaxLength(10, tooLong(10))
  typed?: string;

  @ApiPropertyOptional({ type: String, description: 'Ignored; accepted for older clients.' })
  @IsOptional()
  @IsString(text)
  @MaxLength(10, tooLong(10))
  refresh?: string;
}

export class CatalogMapQuery extends OmitType(CatalogQuery, ['page', 'bounds']) {
  @ApiProperty({
    type: String,
    example: '14.2,49.9,14.7,50.2',
    description: 'west,south,east,north of the map.',
  })
  @Matches(BOX, { message: toRuleMessage('bounds') })
  bounds!: string;

  @ApiProperty({ type: Number, minimum: 0, maximum: 24 })
  @NumberOrAbsent()
  @IsNumber({}, { message: toRuleMessage('number') })
  @Min(0, { message: toRuleMessage('range', { min: 0, max: 24 }) })
  @Max(24, { message: toRuleMessage('range', { min: 0, max: 24 }) })
  zoom!: number;
}

export class SuggestQuery {
  @ApiProperty({ type: String, maxLength: LIMITS.searchText })
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(LIMITS.searchText, tooLong(LIMITS.searchText))
  q!: string;
}

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
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'LocationFacet' })
export class LocationFacet {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ enum: ['country', 'region', 'town', 'city_part'] }) kind!:
    'country' | 'region' | 'town' | 'city_part';
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

@ApiSchema({ name: 'MapMarker' })
export class MapMarker {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: Number }) lat!: number;
  @ApiProperty({ type: Number }) lng!: number;
  @ApiProperty({ type: Number }) price_level!: number;
  @ApiProperty(nullableText) image!: string | null;
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
  @ApiProperty({ enum: CATALOG_SORTS }) sort!: (typeof CATALOG_SORTS)[number];
  @ApiProperty(nullableText) date_from!: string | null;
  @ApiProperty(nullableText) date_to!: string | null;
  @ApiProperty({ type: Number }) page!: number;
  @ApiProperty({ type: Number }) nr_of_pages!: number;
  @ApiProperty({ type: Number }) total!: number;
  @ApiProperty({ type: 'array', items: schema('SpaceCard') }) spaces!: unknown[];
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
    'space' | 'building' | 'location' | 'purpose';
  @ApiProperty({ type: String }) label!: string;
  @ApiProperty({ type: String }) detail!: string;
  @ApiProperty({ type: String, description: 'Path to open.' }) url!: string;
}

@ApiSchema({ name: 'SuggestAnswer' })
export class SuggestAnswer {
  @ApiProperty({ type: [SuggestionDto] }) items!: SuggestionDto[];
}
