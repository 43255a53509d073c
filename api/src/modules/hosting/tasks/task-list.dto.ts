import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const SUMMARY_KINDS = ['reservation_requests', 'change_proposals', 'inquiries', 'orders'] as const;

@ApiSchema({ name: 'OwnerWaitingItem' })
export class TaskSummaryDto {
  @ApiProperty({ enum: SUMMARY_KINDS, enumName: 'OwnerWaitingKind' }) kind!: (typeof SUMMARY_KINDS)[number];
  @ApiProperty({ type: Number, minimum: 1 }) count!: number;
  /** CZK: prices of reservations, proposed prices, budgets of demands, unpaid amounts of orders. */
  value!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Timestamp of the oldest item.',
  })
  oldest!: string | null;
}

@ApiSchema({ name: 'OwnerWaiting' })
export class TaskListDto {
  /** Kinds with waiting items only. */
  items!: TaskSummaryDto[];
}
