import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsId } from '../../../platform/http/index.ts';

@ApiSchema({ name: 'OrderCreditPart' })
export class OrderCreditPartDto {
  @ApiProperty({ type: String, description: 'Name of the plan that the order replaces.' })
  plan!: string;

  @ApiProperty({ type: Number, description: 'Unused days, the present one among them.' })
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
    description: 'CZK of the price that are settled from unused days and the balance.',
  })
  credit!: number;

  @ApiProperty({ type: Number, description: 'CZK to transfer; the order of 0 is settled at once.' })
  to_pay!: number;

  @ApiProperty({ type: Number, description: 'CZK of credit that stay after the order.' })
  leftover!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'If it were paid now.' })
  starts_at!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  ends_at!: string;

  @ApiProperty({ type: Boolean, description: 'Whether it follows the same plan.' })
  prolongs!: boolean;
}

export class OrderQuoteQuery {
  @ApiProperty({ type: Number })
  @Type(() => Number)
  @IsId()
  plan_id!: number;
}
