import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean } from 'class-validator';
import { LineRules, OptionalField } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { IsSlotTime } from '../../platform/http/timestamps.ts';

const MAX_REASON_LENGTH = 200;
const MAX_SPACES = 50;
const list = { message: toRuleMessage('list') };

@ApiSchema({ name: 'BlockedSlot' })
export class BlockedSlotDto {
  id!: number;
  /** Visible to the owner and the operator; to others only a public reason of the requested space. */
  reason!: string;

  /** Whether the reason is public. */
  reason_public!: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) start_datetime!: string;
  @ApiProperty({ type: String, format: 'date-time' }) end_datetime!: string;
  /** Id of the foreign calendar it was imported from. */
  feed_id!: number | null;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Common to blocks of several spaces made together; null for strangers.',
  })
  group_id!: string | null;
}

@ApiSchema({ name: 'BlockedSlotsAnswer' })
export class BlockedSlotsAnswerDto {
  blocked_slots!: BlockedSlotDto[];
}

@ApiSchema({ name: 'BlockedSlotAnswer' })
export class BlockedSlotAnswerDto {
  blocked_slot!: BlockedSlotDto;
}

@ApiSchema({ name: 'BlockedSlotInput' })
export class BlockedSlotInput {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'ISO 8601; without an offset, Prague wall time.',
  })
  @IsSlotTime()
  start_datetime!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'At most 400 days later.' })
  @IsSlotTime()
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
  @IsId()
  space_id!: number;
}

@ApiSchema({ name: 'BulkBlockedSlotsInput' })
export class BulkBlockedSlotsInput extends BlockedSlotInput {
  @ApiPropertyOptional({
    type: [Number],
    nullable: true,
    minItems: 1,
    maxItems: MAX_SPACES,
    description: 'Either these spaces or `building_id`.',
  })
  @OptionalField()
  @IsId({ each: true })
  @ArrayUnique(list)
  @ArrayMaxSize(MAX_SPACES, list)
  @ArrayMinSize(1, list)
  @IsArray(list)
  space_ids?: number[] | null;

  /** All spaces of the building. */
  @OptionalField()
  @IsId()
  building_id?: number | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Leaves out spaces with a reservation at that time; otherwise none is blocked.',
  })
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  skip_taken?: boolean;
}

@ApiSchema({ name: 'SpaceId' })
export class SpaceIdDto {
  space_id!: number;
}

@ApiSchema({ name: 'BlockedSlotOfSpace' })
export class BlockedSlotOfSpaceDto extends BlockedSlotDto {
  space_id!: number;
}

@ApiSchema({ name: 'BulkBlockedSlotsAnswer' })
export class BulkBlockedSlotsAnswerDto {
  blocked_slots!: BlockedSlotOfSpaceDto[];
  @ApiProperty({ type: String, format: 'uuid' }) group_id!: string;
  /** Spaces with a reservation at that time. */
  skipped!: SpaceIdDto[];
}
