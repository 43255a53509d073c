import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { StoredImageDto } from '../../platform/http/image.dto.ts';
import { OptionalDay } from '../../platform/http/list-members.ts';

const nullable = { nullable: true } as const;
const TERMS_STATES = ['current', 'upcoming', 'past'] as const;

export class ContentQuery {
  @OptionalDay({
    description: 'Of the terms only: the version that begins on this day; the one in force if left out.',
  })
  version?: string;
}

@ApiSchema({ name: 'ContentQuestion' })
export class ContentQuestionDto {
  @ApiProperty({ type: String }) question!: string;
  @ApiProperty({ type: String }) answer!: string;
}

/** A heading of the article, for its table of contents. */
@ApiSchema({ name: 'ContentHeading' })
export class ContentHeadingDto {
  @ApiProperty({ type: String, description: 'Id of the heading in the HTML.' }) id!: string;
  @ApiProperty({ type: Number, enum: [2, 3, 4] }) level!: 2 | 3 | 4;
  @ApiProperty({ type: String }) text!: string;
}

@ApiSchema({ name: 'ContentEdition' })
export class ContentEditionDto {
  @ApiProperty({ type: String, format: 'date' }) version!: string;
  @ApiProperty({ type: String, format: 'date' }) valid_from!: string;
  @ApiProperty({ enum: TERMS_STATES, enumName: 'TermsState' }) state!: (typeof TERMS_STATES)[number];
  @ApiProperty({ type: String, description: 'What changed.' }) summary!: string;
  @ApiProperty({ type: String, description: 'Path on the site.' }) url!: string;
}

/** A content page as visitors read it: tokens filled in, HTML sanitised when it was written. */
@ApiSchema({ name: 'ContentAnswer' })
export class ContentAnswerDto {
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ type: String, description: 'Path on the site.' }) url!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String, description: 'What menus and breadcrumbs call it.' }) label!: string;
  @ApiProperty({ type: String }) lead!: string;
  @ApiProperty({ type: String }) html!: string;
  @ApiProperty({ type: [ContentQuestionDto] }) faq!: ContentQuestionDto[];
  @ApiProperty({ type: [ContentHeadingDto] }) contents!: ContentHeadingDto[];
  @ApiProperty({ type: [String], description: 'Addresses below /prostor/ of the spaces it shows.' })
  spaces!: string[];
  @ApiProperty({ type: String }) meta_title!: string;
  @ApiProperty({ type: String }) meta_description!: string;
  @ApiProperty({ type: StoredImageDto, ...nullable }) cover!: StoredImageDto | null;
  @ApiProperty({
    type: String,
    format: 'date',
    ...nullable,
    description: 'Of the terms: the version shown, which consents name.',
  })
  version!: string | null;
  @ApiProperty({
    type: String,
    format: 'date',
    ...nullable,
    description: 'Of the terms: day from which the shown version holds.',
  })
  valid_from!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  @ApiPropertyOptional({
    type: [ContentEditionDto],
    description: 'Of the terms: every version, the latest day first.',
  })
  versions?: ContentEditionDto[];
}
