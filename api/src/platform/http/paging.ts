import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { toRuleMessage } from './rule-message.ts';

/** Query of a paged list: page from 1, page_size at most 100. */
export class PageQuery {
  @ApiPropertyOptional({ type: Number, minimum: 1, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(100_000, { message: toRuleMessage('range', { min: 1, max: 100_000 }) })
  page = 1;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: LIMITS.pageSize, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(LIMITS.pageSize, { message: toRuleMessage('range', { min: 1, max: LIMITS.pageSize }) })
  page_size = 20;
}

/** Paging members of a response. */
export class PageInfo {
  @ApiProperty({ type: Number })
  page!: number;

  @ApiProperty({ type: Number })
  nr_of_pages!: number;

  @ApiProperty({ type: Number })
  total!: number;
}

/** Number of pages; an empty list has one empty page. */
export const countPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));
