import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsInt } from 'class-validator';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalId,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const KINDS = ['purpose', 'attribute', 'location'] as const;
const SORTS = ['word', 'item', 'created'] as const;
const MAX_WORD_LENGTH = 80;

export class AdminSynonymsQuery extends PageQuery {
  @OptionalSearch('Part of the word or of the name of what it means.')
  search?: string;

  @OptionalChoice(KINDS)
  kind?: (typeof KINDS)[number];

  @OptionalId({ description: 'Id of the purpose, attribute or location; with `kind`.' })
  item_id?: number;

  @OptionalChoice(SORTS, { default: 'word' })
  sort: (typeof SORTS)[number] = 'word';

  @OptionalDirection({ default: 'asc' })
  order: SortDirection = 'asc';
}

@ApiSchema({ name: 'AdminSynonym' })
export class AdminSynonymDto {
  id!: number;
  @ApiProperty({ enum: KINDS }) kind!: (typeof KINDS)[number];
  /** Id of the purpose, attribute or location. */
  item_id!: number;
  item_slug!: string;
  item_name!: string;
  @ApiProperty({ type: String, example: 'party' }) word!: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  version!: number;
}

@ApiSchema({ name: 'AdminSynonymsAnswer' })
export class AdminSynonymsAnswerDto extends PageInfo {
  items!: AdminSynonymDto[];
}

@ApiSchema({ name: 'AdminSynonymInput' })
export class AdminSynonymInput {
  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS, { message: toRuleMessage('choice') })
  kind!: (typeof KINDS)[number];

  /** Id of the purpose, attribute or location. */
  @IsId()
  item_id!: number;

  @ApiProperty({
    type: String,
    maxLength: MAX_WORD_LENGTH,
    example: 'party',
    description: 'A word or a phrase. Case, diacritics and Czech endings do not matter.',
  })
  @RequiredLineRules(MAX_WORD_LENGTH)
  word!: string;
}

@ApiSchema({ name: 'AdminSynonymChange' })
export class AdminSynonymChangeDto extends AdminSynonymInput {
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
