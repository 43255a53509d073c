import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsIn, IsOptional } from 'class-validator';
import { LineRules } from '../../platform/http/field-rules.ts';
import { PageInfo, PageQuery } from '../../platform/http/index.ts';
import { ORDER_STATES, PlanOrderAnswer } from './plan-order.dto.ts';

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
  @ApiProperty({ type: [AdminOrderRow], description: 'The newest first.' })
  items!: AdminOrderRow[];

  @ApiProperty({ type: OrderCountsAnswer, description: 'Of what is searched for, in all states.' })
  counts!: OrderCountsAnswer;
}

export class AdminOrdersQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.searchText, description: 'Beginning of a number, part of a customer’s name or e-mail.' })
  @IsOptional()
  @LineRules(LIMITS.searchText)
  search?: string;

  @ApiPropertyOptional({ enum: ORDER_STATES, enumName: 'OrderState' })
  @IsOptional()
  @IsIn(ORDER_STATES, { message: fieldError('choice') })
  state?: (typeof ORDER_STATES)[number];
}
