import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { CapacityBucketId } from '@prostora/contracts';
import { AdminSeoProblemDto, CAPACITIES } from './seo-url.admin.dto.ts';

const nullable = { nullable: true } as const;
const KINDS = ['region', 'town', 'city_part'] as const;
const GROUPS = ['equipments', 'services'] as const;

@ApiSchema({ name: 'AdminSeoOther' })
export class AdminSeoOtherDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) path!: string;
}

@ApiSchema({ name: 'AdminSeoSuggestions' })
export class AdminSeoSuggestionsDto {
  @ApiProperty({ type: String }) path!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) h1!: string;
  @ApiProperty({ type: String }) meta_description!: string;
}

@ApiSchema({ name: 'AdminSeoUrlCheck' })
export class AdminSeoUrlCheckDto {
  @ApiProperty({
    type: String,
    ...nullable,
    description: 'URL of the page; null if the path is empty or invalid.',
  })
  url!: string | null;
  @ApiProperty({ type: Number }) results!: number;
  @ApiProperty({
    type: String,
    ...nullable,
    description: 'URL of the filter without this SEO URL; null if no value is chosen or one does not exist.',
  })
  canonical_before!: string | null;
  @ApiProperty({ type: [AdminSeoProblemDto] }) problems!: AdminSeoProblemDto[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Validation errors by field.',
  })
  errors!: Record<string, string>;
  @ApiProperty({
    type: AdminSeoOtherDto,
    ...nullable,
    description: 'The SEO URL with the same path or filter.',
  })
  other!: AdminSeoOtherDto | null;
  @ApiProperty({ type: AdminSeoSuggestionsDto }) suggestions!: AdminSeoSuggestionsDto;
}

@ApiSchema({ name: 'AdminSeoLocationOption' })
export class AdminSeoLocationOptionDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  @ApiProperty({ type: Number, ...nullable }) parent_id!: number | null;
  @ApiProperty({ type: String, ...nullable, description: '„v Praze“' }) locative!: string | null;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'AdminSeoPurposeOption' })
export class AdminSeoPurposeOptionDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ type: String }) title_phrase!: string;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'AdminSeoAttributeOption' })
export class AdminSeoAttributeOptionDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ enum: GROUPS }) group!: (typeof GROUPS)[number];
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'AdminSeoCapacityOption' })
export class AdminSeoCapacityOptionDto {
  @ApiProperty({ enum: CAPACITIES }) id!: CapacityBucketId;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'AdminSeoUrlOptions' })
export class AdminSeoUrlOptionsDto {
  @ApiProperty({ type: [AdminSeoLocationOptionDto] }) locations!: AdminSeoLocationOptionDto[];
  @ApiProperty({ type: [AdminSeoPurposeOptionDto] }) purposes!: AdminSeoPurposeOptionDto[];
  @ApiProperty({ type: [AdminSeoAttributeOptionDto] }) attributes!: AdminSeoAttributeOptionDto[];
  @ApiProperty({ type: [AdminSeoCapacityOptionDto] }) capacities!: AdminSeoCapacityOptionDto[];
}
