import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { LineRules, OptionalField } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { IsDateTime } from '../../platform/http/timestamps.ts';

const MAX_REASON_LENGTH = 200;

@ApiSchema({ name: 'BlockedSlot' })
export class BlockedSlotDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({
    type: String,
    description:
      'Visible to the owner and the operator; to others only a public reason of the requested space.',
  })
  reason!: string;

  @ApiProperty({ type: Boolean, description: 'Whether the reason is public.' }) reason_public!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) start_datetime!: string;
  @ApiProperty({ type: String, format: 'date-time' }) end_datetime!: string;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Id of the foreign calendar it was imported from.',
  })
  feed_id!: number | null;
}

@ApiSchema({ name: 'BlockedSlotsAnswer' })
export class BlockedSlotsAnswerDto {
  @ApiProperty({ type: [BlockedSlotDto] }) blocked_slots!: BlockedSlotDto[];
}

@ApiSchema({ name: 'BlockedSlotAnswer' })
export class BlockedSlotAnswerDto {
  @ApiProperty({ type: BlockedSlotDto }) blocked_slot!: BlockedSlotDto;
}

@ApiSchema({ name: 'BlockedSlotInput' })
export class BlockedSlotInput {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'ISO 8601; without an offset, Prague wall time.',
  })
  @IsDateTime()
  start_datetime!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'At most 400 days later.' })
  @IsDateTime()
  end_datetime!: string;

  @ApiProperty({
    type: String,
    maxLength: MAX_REASON_LENGTH,
    description: 'Private unless `reason_public` is true.',
  })
  @LineRules(MAX_REASON_LENGTH)
  reason!: string;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Whether the reason is public.' })
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  reason_public?: boolean;
}

@ApiSchema({ name: 'NewBlockedSlotInput' })
export class NewBlockedSlotInput extends BlockedSlotInput {
  @ApiProperty({ type: Number })
  @IsId()
  space_id!: number;
}
