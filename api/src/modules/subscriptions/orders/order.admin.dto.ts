import { ApiSchema } from '@nestjs/swagger';
import { IsFileFormat, PageInfo, PageQuery, type FileFormat } from '../../../platform/http/index.ts';
import {
  OptionalChoice,
  OptionalDay,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { ORDER_STATES, PlanOrderAnswer } from './plan-order.dto.ts';

const LIST_STATES = [...ORDER_STATES, 'overdue'] as const;
const SORTS = ['number', 'customer', 'price', 'created', 'due'] as const;

@ApiSchema({ name: 'OrderCustomer' })
export class OrderCustomerAnswer {
  id!: number;

  name!: string;

  email!: string;
}

@ApiSchema({ name: 'AdminOrderRow' })
export class AdminOrderRow extends PlanOrderAnswer {
  customer!: OrderCustomerAnswer;
}

@ApiSchema({ name: 'OrderCounts' })
export class OrderCountsAnswer {
  waiting!: number;

  paid!: number;

  cancelled!: number;

  /** Waiting orders after their due day. */
  overdue!: number;
}

@ApiSchema({ name: 'AdminOrdersAnswer' })
export class AdminOrdersAnswer extends PageInfo {
  items!: AdminOrderRow[];

  /** By state under the other filters. */
  counts!: OrderCountsAnswer;
}

export class AdminOrdersQuery extends PageQuery {
  @OptionalSearch('Beginning of a number, part of a customer’s name or e-mail.')
  search?: string;

  @OptionalChoice(LIST_STATES, {
    enumName: 'OrderListState',
    description: '`overdue`: waiting orders after their due day.',
  })
  state?: (typeof LIST_STATES)[number];

  @OptionalDay({ description: 'Issued on this day or later.' })
  from?: string;

  @OptionalDay({ description: 'Issued on this day or earlier.' })
  to?: string;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

export class AdminOrdersExport extends AdminOrdersQuery {
  @IsFileFormat()
  format!: FileFormat;
}
