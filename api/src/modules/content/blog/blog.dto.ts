import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { combineRules, LineRules } from '../../../platform/http/field-rules.ts';
import { StoredImageDto } from '../../../platform/http/image.dto.ts';
import { PageInfo } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const MAX_SLUG_LENGTH = 120;
const MAX_PAGE = 100_000;
const OptionalSlug = (description: string): PropertyDecorator =>
  combineRules(ApiPropertyOptional({ type: String, description }), IsOptional(), LineRules(MAX_SLUG_LENGTH));

export class BlogListQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(MAX_PAGE, { message: toRuleMessage('range', { min: 1, max: MAX_PAGE }) })
  page = 1;

  @OptionalSlug('Slug of a category.')
  category?: string;

  @OptionalSlug('Slug of a tag.')
  tag?: string;
}

@ApiSchema({ name: 'BlogTaxonLink' })
export class BlogTaxonLinkDto {
  name!: string;
  slug!: string;
}

@ApiSchema({ name: 'BlogCategory' })
export class BlogCategoryDto extends BlogTaxonLinkDto {
  /** Published posts. */
  count!: number;
}

/** A post in a list. */
@ApiSchema({ name: 'BlogCard' })
export class BlogCardDto {
  id!: number;
  slug!: string;
  @ApiProperty({ type: String, example: '/blog/kolik-mista' }) url!: string;
  title!: string;
  perex!: string;
  cover!: StoredImageDto | null;
  category!: BlogTaxonLinkDto | null;
  author_name!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Null in a preview of an unpublished post.',
  })
  published_at!: string | null;
  /** Reading time in minutes. */
  minutes!: number;
}

@ApiSchema({ name: 'BlogAnswer' })
export class BlogAnswerDto extends PageInfo {
  items!: BlogCardDto[];
  /** Categories with published posts, in their order. */
  categories!: BlogCategoryDto[];
  category!: BlogTaxonLinkDto | null;
  tag!: BlogTaxonLinkDto | null;
}

@ApiSchema({ name: 'ArticleHeading' })
export class ArticleHeadingDto {
  /** Id of the heading in the text. */
  id!: string;
  @ApiProperty({ type: Number, minimum: 2, maximum: 4 }) level!: number;
  text!: string;
}

@ApiSchema({ name: 'BlogPost' })
export class BlogPostDto extends BlogCardDto {
  /** Sanitized HTML with responsive images. */
  html!: string;
  contents!: ArticleHeadingDto[];
  /** Paths below /prostor/ of embedded spaces. */
  spaces!: string[];
  tags!: BlogTaxonLinkDto[];
  cover_caption!: string;
  meta_title!: string;
  meta_description!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
}

@ApiSchema({ name: 'BlogNeighbour' })
export class BlogNeighbourDto {
  url!: string;
  title!: string;
}

@ApiSchema({ name: 'BlogPostAnswer' })
export class BlogPostAnswerDto {
  post!: BlogPostDto;
  related!: BlogCardDto[];
  /** Previously published post. */
  previous!: BlogNeighbourDto | null;
  /** Next published post. */
  next!: BlogNeighbourDto | null;
}
