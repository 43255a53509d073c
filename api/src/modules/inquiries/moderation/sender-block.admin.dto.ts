import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SENDER_BLOCK_KINDS, type SenderBlockKind } from '@prostora/contracts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import type { SenderBlockSort } from './sender-block.repository.ts';

const SORTS = ['created', 'hits', 'last_hit'] as const satisfies readonly SenderBlockSort[];
const nullable = { nullable: true } as const;

export class SenderBlocksQuery extends PageQuery {
  @OptionalSearch('A whole address or domain, or a part of the reason or of the name of the operator.')
  search?: string;

  @OptionalChoice(SENDER_BLOCK_KINDS)
  kind?: SenderBlockKind;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: SenderBlockSort = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

@ApiSchema({ name: 'SenderBlock' })
export class SenderBlockDto {
  id!: number;
  @ApiProperty({ enum: SENDER_BLOCK_KINDS, enumName: 'SenderBlockKind' }) kind!: SenderBlockKind;
  /** Null for a network, and when erased. */
  value!: string | null;
  reason!: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) until!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  /** Name of the operator. */
  created_by!: string | null;
  /** Number of held messages. */
  hits!: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) last_hit_at!: string | null;
}

@ApiSchema({ name: 'SenderBlocksPage' })
export class SenderBlocksPageDto extends PageInfo {
  items!: SenderBlockDto[];
}
