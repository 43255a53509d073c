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
      'The owner and the operator read every reason; others a public one only, never of another space or a foreign calendar.',
  })
  reason!: string;

  @ApiProperty({ type: Boolean, description: 'Everybody may read the reason.' }) reason_public!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) start_datetime!: string;
  @ApiProperty({ type: String, format: 'date-time' }) end_datetime!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'The foreign calendar it comes from.' })
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
    description: 'ISO 8601; without an offset wall time in Prague.',
  })
  @IsDateTime()
  start_datetime!: string;

  @ApiProperty({ type: String, format: 'date-time', description: '400 days later at most.' })
  @IsDateTime()
  end_datetime!: string;

  @ApiProperty({
    type: String,
    maxLength: MAX_REASON_LENGTH,
    description: 'Private unless `reason_public` is true.',
  })
  @LineRules(MAX_REASON_LENGTH)
  reason!: string;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Shows the reason to everybody.' })
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
