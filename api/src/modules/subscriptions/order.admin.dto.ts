import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsFileFormat, PageInfo, PageQuery, type FileFormat } from '../../platform/http/index.ts';
import { OptionalChoice, OptionalDay, OptionalDirection, OptionalSearch, type Direction } from '../../platform/http/list-members.ts';
import { ORDER_STATES, PlanOrderAnswer } from './plan-order.dto.ts';

const SORTS = ['number', 'customer', 'price', 'created', 'due'] as const;

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
  @OptionalSearch('Beginning of a number, part of a customer’s name or e-mail.')
  search?: string;

  @OptionalChoice(ORDER_STATES, { enumName: 'OrderState' })
  state?: (typeof ORDER_STATES)[number];

  @OptionalDay({ description: 'Issued on that day or later.' })
  from?: string;

  @OptionalDay({ description: 'Issued on that day or sooner.' })
  to?: string;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: Direction = 'desc';
}

/** The same list as a file. */
export class AdminOrdersExport extends AdminOrdersQuery {
  @IsFileFormat()
  format!: FileFormat;
}
