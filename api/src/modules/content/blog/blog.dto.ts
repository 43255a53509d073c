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
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
}

@ApiSchema({ name: 'BlogCategory' })
export class BlogCategoryDto extends BlogTaxonLinkDto {
  @ApiProperty({ type: Number, description: 'Published posts.' }) count!: number;
}

/** A post in a list. */
@ApiSchema({ name: 'BlogCard' })
export class BlogCardDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ type: String, example: '/blog/kolik-mista' }) url!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) perex!: string;
  @ApiProperty({ type: StoredImageDto, ...nullable }) cover!: StoredImageDto | null;
  @ApiProperty({ type: BlogTaxonLinkDto, ...nullable }) category!: BlogTaxonLinkDto | null;
  @ApiProperty({ type: String }) author_name!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Null in a preview of an unpublished post.',
  })
  published_at!: string | null;
  @ApiProperty({ type: Number, description: 'Reading time in minutes.' }) minutes!: number;
}

@ApiSchema({ name: 'BlogAnswer' })
export class BlogAnswerDto extends PageInfo {
  @ApiProperty({ type: [BlogCardDto] }) items!: BlogCardDto[];
  @ApiProperty({ type: [BlogCategoryDto], description: 'Categories with published posts, in their order.' })
  categories!: BlogCategoryDto[];
  @ApiProperty({ type: BlogTaxonLinkDto, ...nullable }) category!: BlogTaxonLinkDto | null;
  @ApiProperty({ type: BlogTaxonLinkDto, ...nullable }) tag!: BlogTaxonLinkDto | null;
}

@ApiSchema({ name: 'ArticleHeading' })
export class ArticleHeadingDto {
  @ApiProperty({ type: String, description: 'Id of the heading in the text.' }) id!: string;
  @ApiProperty({ type: Number, minimum: 2, maximum: 4 }) level!: number;
  @ApiProperty({ type: String }) text!: string;
}

@ApiSchema({ name: 'BlogPost' })
export class BlogPostDto extends BlogCardDto {
  @ApiProperty({ type: String, description: 'Sanitized HTML with responsive images.' })
  html!: string;
  @ApiProperty({ type: [ArticleHeadingDto] }) contents!: ArticleHeadingDto[];
  @ApiProperty({ type: [String], description: 'Paths below /prostor/ of embedded spaces.' })
  spaces!: string[];
  @ApiProperty({ type: [BlogTaxonLinkDto] }) tags!: BlogTaxonLinkDto[];
  @ApiProperty({ type: String }) cover_caption!: string;
  @ApiProperty({ type: String }) meta_title!: string;
  @ApiProperty({ type: String }) meta_description!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
}

@ApiSchema({ name: 'BlogNeighbour' })
export class BlogNeighbourDto {
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ type: String }) title!: string;
}

@ApiSchema({ name: 'BlogPostAnswer' })
export class BlogPostAnswerDto {
  @ApiProperty({ type: BlogPostDto }) post!: BlogPostDto;
  @ApiProperty({ type: [BlogCardDto] }) related!: BlogCardDto[];
  @ApiProperty({ type: BlogNeighbourDto, ...nullable, description: 'Previously published post.' })
  previous!: BlogNeighbourDto | null;
  @ApiProperty({ type: BlogNeighbourDto, ...nullable, description: 'Next published post.' })
  next!: BlogNeighbourDto | null;
}
