import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray } from 'class-validator';
import {
  combineRules,
  OptionalField,
  NullableLineRules,
  RequiredLineRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { OptionalId } from '../../../platform/http/list-query-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const MAX_ITEMS = 500;

/** A category or tag with the number of its posts. */
@ApiSchema({ name: 'BlogTaxon' })
export class BlogTaxonDto {
  id!: number;
  name!: string;
  slug!: string;
  /** Posts in any status. */
  posts!: number;
  published_posts!: number;
  version!: number;
}

@ApiSchema({ name: 'BlogTaxa' })
export class BlogTaxaDto {
  items!: BlogTaxonDto[];
}

@ApiSchema({ name: 'BlogTaxonInput' })
export class BlogTaxonInput {
  @ApiProperty({ type: String, maxLength: 60 })
  @RequiredLineRules(60)
  name!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 80,
    nullable: true,
    description: 'If omitted, derived from the name of a new one, else unchanged.',
  })
  @combineRules(OptionalField(), NullableLineRules(80))
  slug?: string | null;
}

@ApiSchema({ name: 'BlogTaxonChange' })
export class BlogTaxonChange extends BlogTaxonInput {
  @IsId()
  version!: number;
}

@ApiSchema({ name: 'BlogTaxonOrder' })
export class BlogTaxonOrder {
  /** All ids, each once. */
  @IsArray({ message: toRuleMessage('choice') })
  @ArrayMaxSize(MAX_ITEMS, { message: toRuleMessage('list') })
  @IsId({ each: true })
  ids!: number[];
}

export class BlogTaxonRemoval {
  @OptionalId({ description: 'Replacement for its posts; required if there are any.' })
  move_to?: number;
}
