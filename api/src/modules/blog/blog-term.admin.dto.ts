import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { ArrayMaxSize, IsArray } from 'class-validator';
import {
  inOrder,
  MayBeLeftOut,
  NullableLineRules,
  RequiredLineRules,
} from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { OptionalId } from '../../platform/http/list-members.ts';

const MOST = 500;

/** A category or tag with the number of its posts. */
@ApiSchema({ name: 'BlogTerm' })
export class BlogTermDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ type: Number, description: 'Posts in any status.' }) posts!: number;
  @ApiProperty({ type: Number }) published_posts!: number;
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'BlogTerms' })
export class BlogTermsDto {
  @ApiProperty({ type: [BlogTermDto] }) items!: BlogTermDto[];
}

@ApiSchema({ name: 'BlogTermInput' })
export class BlogTermInput {
  @ApiProperty({ type: String, maxLength: 60 })
  @RequiredLineRules(60)
  name!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: 80,
    nullable: true,
    description: 'If omitted, derived from the name of a new one, else unchanged.',
  })
  @inOrder(MayBeLeftOut(), NullableLineRules(80))
  slug?: string | null;
}

@ApiSchema({ name: 'BlogTermChange' })
export class BlogTermChange extends BlogTermInput {
  @ApiProperty({ type: Number })
  @IsId()
  version!: number;
}

@ApiSchema({ name: 'BlogTermOrder' })
export class BlogTermOrder {
  @ApiProperty({ type: [Number], description: 'All ids, each once.' })
  @IsArray({ message: fieldError('choice') })
  @ArrayMaxSize(MOST, { message: fieldError('list') })
  @IsId({ each: true })
  ids!: number[];
}

export class BlogTermRemoval {
  @OptionalId({ description: 'Replacement for its posts; required if there are any.' })
  move_to?: number;
}
