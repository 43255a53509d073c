import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { CapacityBucketId } from '@prostora/contracts';
import { AdminSeoProblemDto, CAPACITIES } from './seo-url.admin.dto.ts';
const KINDS = ['region', 'town', 'city_part'] as const;
const GROUPS = ['equipments', 'services'] as const;

@ApiSchema({ name: 'AdminSeoOther' })
export class AdminSeoOtherDto {
  id!: number;
  path!: string;
}

@ApiSchema({ name: 'AdminSeoSuggestions' })
export class AdminSeoSuggestionsDto {
  path!: string;
  title!: string;
  h1!: string;
  meta_description!: string;
}

@ApiSchema({ name: 'AdminSeoUrlCheck' })
export class AdminSeoUrlCheckDto {
  /** URL of the page; null if the path is empty or invalid. */
  url!: string | null;
  results!: number;
  /** URL of the filter without this SEO URL; null if no value is chosen or one does not exist. */
  canonical_before!: string | null;
  problems!: AdminSeoProblemDto[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Validation errors by field.',
  })
  errors!: Record<string, string>;
  /** The SEO URL with the same path or filter. */
  other!: AdminSeoOtherDto | null;
  suggestions!: AdminSeoSuggestionsDto;
}

@ApiSchema({ name: 'AdminSeoLocationOption' })
export class AdminSeoLocationOptionDto {
  id!: number;
  name!: string;
  slug!: string;
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  parent_id!: number | null;
  /** „v Praze“ */
  locative!: string | null;
  count!: number;
}

@ApiSchema({ name: 'AdminSeoPurposeOption' })
export class AdminSeoPurposeOptionDto {
  id!: number;
  name!: string;
  slug!: string;
  title_phrase!: string;
  count!: number;
}

@ApiSchema({ name: 'AdminSeoAttributeOption' })
export class AdminSeoAttributeOptionDto {
  id!: number;
  name!: string;
  @ApiProperty({ enum: GROUPS }) group!: (typeof GROUPS)[number];
  count!: number;
}

@ApiSchema({ name: 'AdminSeoCapacityOption' })
export class AdminSeoCapacityOptionDto {
  @ApiProperty({ enum: CAPACITIES }) id!: CapacityBucketId;
  name!: string;
  count!: number;
}

@ApiSchema({ name: 'AdminSeoUrlOptions' })
export class AdminSeoUrlOptionsDto {
  locations!: AdminSeoLocationOptionDto[];
  purposes!: AdminSeoPurposeOptionDto[];
  attributes!: AdminSeoAttributeOptionDto[];
  capacities!: AdminSeoCapacityOptionDto[];
}
