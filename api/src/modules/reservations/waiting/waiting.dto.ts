import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const WAITING_KINDS = ['reservation_requests', 'change_proposals', 'inquiries', 'orders'] as const;

@ApiSchema({ name: 'OwnerWaitingItem' })
export class OwnerWaitingItemDto {
  @ApiProperty({ enum: WAITING_KINDS, enumName: 'OwnerWaitingKind' }) kind!: (typeof WAITING_KINDS)[number];
  @ApiProperty({ type: Number, minimum: 1 }) count!: number;
  @ApiProperty({
    type: Number,
    description:
      'In CZK: prices of reservations, proposed prices, budgets of demands, what is left to pay of orders.',
  })
  value!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the oldest waits.',
  })
  oldest!: string | null;
}

@ApiSchema({ name: 'OwnerWaiting' })
export class OwnerWaitingDto {
  @ApiProperty({ type: [OwnerWaitingItemDto], description: 'Kinds of which nothing waits are left out.' })
  items!: OwnerWaitingItemDto[];
}
