import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsId } from '../../../platform/http/index.ts';

@ApiSchema({ name: 'OrderCreditPart' })
export class OrderCreditPartDto {
  /** Name of the plan that the order replaces. */
  plan!: string;

  /** Unused days, today included. */
  days!: number;

  /** CZK. */
  amount!: number;
}

@ApiSchema({ name: 'OrderQuote' })
export class OrderQuoteDto {
  /** CZK for a year. */
  price!: number;

  parts!: OrderCreditPartDto[];

  /** CZK of the price covered by unused days and the balance. */
  credit!: number;

  /** CZK to transfer; an order of 0 is settled immediately. */
  to_pay!: number;

  /** CZK of credit remaining after the order. */
  leftover!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'Start of the membership if paid now.' })
  starts_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  ends_at!: string;

  /** Whether it prolongs the current plan. */
  prolongs!: boolean;
}

export class OrderQuoteQuery {
  @Type(() => Number)
  @IsId()
  plan_id!: number;
}
