import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';

const KINDS = [
  'space',
  'building',
  'customer',
  'user',
  'reservation',
  'inquiry',
  'order',
  'seo_url',
] as const;

export class GlobalSearchQuery {
  @ApiProperty({
    type: String,
    maxLength: LIMITS.searchText,
    description: 'A name, an e-mail or a number; a single letter has no results.',
  })
  @RequiredLineRules(LIMITS.searchText)
  q!: string;
}

@ApiSchema({ name: 'SearchResult' })
export class SearchResultDto {
  id!: number;
  title!: string;
  subtitle!: string;
  /** URL of its page in the console. */
  url!: string;
}

@ApiSchema({ name: 'SearchResultGroup' })
export class SearchResultGroupDto {
  @ApiProperty({ enum: KINDS, enumName: 'SearchResultKind' }) kind!: (typeof KINDS)[number];
  /** The best five results. */
  items!: SearchResultDto[];
}

@ApiSchema({ name: 'GlobalSearchAnswer' })
export class GlobalSearchAnswerDto {
  /** Kinds with results only. */
  groups!: SearchResultGroupDto[];
}
