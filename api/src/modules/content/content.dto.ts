import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { StoredImageDto } from '../../platform/http/image.dto.ts';
import { OptionalDay } from '../../platform/http/list-query-fields.ts';

const nullable = { nullable: true } as const;
const TERMS_STATES = ['current', 'upcoming', 'past'] as const;

export class ContentQuery {
  @OptionalDay({
    description: 'Terms page only: version valid from this day; the one in force if omitted.',
  })
  version?: string;
}

@ApiSchema({ name: 'ContentQuestion' })
export class ContentQuestionDto {
  question!: string;
  answer!: string;
}

/** A heading of the article, for its table of contents. */
@ApiSchema({ name: 'ContentHeading' })
export class ContentHeadingDto {
  /** Id of the heading in the HTML. */
  id!: string;
  @ApiProperty({ type: Number, enum: [2, 3, 4] }) level!: 2 | 3 | 4;
  text!: string;
}

@ApiSchema({ name: 'ContentEdition' })
export class ContentEditionDto {
  @ApiProperty({ type: String, format: 'date' }) version!: string;
  @ApiProperty({ type: String, format: 'date' }) valid_from!: string;
  @ApiProperty({ enum: TERMS_STATES, enumName: 'LegalTermsState' }) state!: (typeof TERMS_STATES)[number];
  /** What changed. */
  summary!: string;
  /** Path on the site. */
  url!: string;
}

/** A published page with replaced tokens; its HTML was sanitized on saving. */
@ApiSchema({ name: 'ContentAnswer' })
export class ContentAnswerDto {
  slug!: string;
  /** Path on the site. */
  url!: string;
  title!: string;
  /** Label in menus and breadcrumbs. */
  label!: string;
  lead!: string;
  html!: string;
  faq!: ContentQuestionDto[];
  contents!: ContentHeadingDto[];
  /** Paths below /prostor/ of embedded spaces. */
  spaces!: string[];
  meta_title!: string;
  meta_description!: string;
  cover!: StoredImageDto | null;
  @ApiProperty({
    type: String,
    format: 'date',
    ...nullable,
    description: 'Terms page: version shown, referenced by consents.',
  })
  version!: string | null;
  @ApiProperty({
    type: String,
    format: 'date',
    ...nullable,
    description: 'Terms page: first day of validity of the version shown.',
  })
  valid_from!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  /** Terms page: all versions, latest first. */
  versions?: ContentEditionDto[];
}
