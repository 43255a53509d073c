import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsId } from '../../../platform/http/index.ts';

@ApiSchema({ name: 'OrderCreditPart' })
export class OrderCreditPartDto {
  @ApiProperty({ type: String, description: 'Name of the plan that the order replaces.' })
  plan!: string;

  @ApiProperty({ type: Number, description: 'Unused days, today included.' })
  days!: number;

  @ApiProperty({ type: Number, description: 'CZK.' })
  amount!: number;
}

@ApiSchema({ name: 'OrderQuote' })
export class OrderQuoteDto {
  @ApiProperty({ type: Number, description: 'CZK for a year.' })
  price!: number;

  @ApiProperty({ type: [OrderCreditPartDto] })
  parts!: OrderCreditPartDto[];

  @ApiProperty({
    type: Number,
    description: 'CZK of the price covered by unused days and the balance.',
  })
  credit!: number;

  @ApiProperty({ type: Number, description: 'CZK to transfer; an order of 0 is settled immediately.' })
  to_pay!: number;

  @ApiProperty({ type: Number, description: 'CZK of credit remaining after the order.' })
  leftover!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'Start of the membership if paid now.' })
  starts_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ type: Boolean, description: 'Whether it prolongs the current plan.' })
  prolongs!: boolean;
}

export class OrderQuoteQuery {
  @ApiProperty({ type: Number })
  @Type(() => Number)
  @IsId()
  plan_id!: number;
}
