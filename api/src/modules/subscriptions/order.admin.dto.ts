import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsIn, IsOptional } from 'class-validator';
import { LineRules } from '../../platform/http/field-rules.ts';
import { IsDay, IsFileFormat, PageInfo, PageQuery, type FileFormat } from '../../platform/http/index.ts';
import { ORDER_STATES, PlanOrderAnswer } from './plan-order.dto.ts';

const choice = { message: fieldError('choice') };
const SORTS = ['number', 'customer', 'price', 'created', 'due'] as const;
const DIRECTIONS = ['asc', 'desc'] as const;

@ApiSchema({ name: 'OrderCustomer' })
export class OrderCustomerAnswer {
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  email!: string;
}

@ApiSchema({ name: 'AdminOrderRow' })
export class AdminOrderRow extends PlanOrderAnswer {
  @ApiProperty({ type: OrderCustomerAnswer })
  customer!: OrderCustomerAnswer;
}

@ApiSchema({ name: 'OrderCounts' })
export class OrderCountsAnswer {
  @ApiProperty({ type: Number })
  waiting!: number;

  @ApiProperty({ type: Number })
  paid!: number;

  @ApiProperty({ type: Number })
  cancelled!: number;
}

@ApiSchema({ name: 'AdminOrdersAnswer' })
export class AdminOrdersAnswer extends PageInfo {
  @ApiProperty({ type: [AdminOrderRow] })
  items!: AdminOrderRow[];

  @ApiProperty({ type: OrderCountsAnswer, description: 'By state under the other filters.' })
  counts!: OrderCountsAnswer;
}

export class AdminOrdersQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.searchText, description: 'Beginning of a number, part of a customer’s name or e-mail.' })
  @IsOptional()
  @LineRules(LIMITS.searchText)
  search?: string;

  @ApiPropertyOptional({ enum: ORDER_STATES, enumName: 'OrderState' })
  @IsOptional()
  @IsIn(ORDER_STATES, choice)
  state?: (typeof ORDER_STATES)[number];

  @ApiPropertyOptional({ type: String, format: 'date', description: 'Issued on that day or later.' })
  @IsOptional()
  @IsDay()
  from?: string;

  @ApiPropertyOptional({ type: String, format: 'date', description: 'Issued on that day or sooner.' })
  @IsOptional()
  @IsDay()
  to?: string;

  @ApiPropertyOptional({ enum: SORTS, default: 'created' })
  @IsOptional()
  @IsIn(SORTS, choice)
  sort: (typeof SORTS)[number] = 'created';

  @ApiPropertyOptional({ enum: DIRECTIONS, default: 'desc' })
  @IsOptional()
  @IsIn(DIRECTIONS, choice)
  order: (typeof DIRECTIONS)[number] = 'desc';
}

/** The same list as a file. */
export class AdminOrdersExport extends AdminOrdersQuery {
  @IsFileFormat()
  format!: FileFormat;
}
