import { ApiProperty, ApiSchema } from '@nestjs/swagger';

export const ORDER_STATES = ['waiting', 'paid', 'cancelled'] as const;

/** The plan of an order, with its name at that time. */
@ApiSchema({ name: 'OrderedPlan' })
export class OrderedPlanAnswer {
  id!: number;

  name!: string;
}

/** An order of a plan for a year. */
@ApiSchema({ name: 'PlanOrder' })
export class PlanOrderAnswer {
  id!: number;

  /** Number of the pro-forma invoice and the variable symbol of its payment. */
  number!: string;

  plan!: OrderedPlanAnswer;

  /** CZK for a year. */
  price!: number;

  /** CZK of the price covered by credit. */
  credit!: number;

  /** CZK to transfer. */
  to_pay!: number;

  @ApiProperty({ enum: ORDER_STATES, enumName: 'OrderState' })
  state!: (typeof ORDER_STATES)[number];

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: String, format: 'date', description: 'Due day.' })
  due_on!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paid_at!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  cancelled_at!: string | null;
}
