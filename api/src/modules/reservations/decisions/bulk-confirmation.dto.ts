import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Min } from 'class-validator';
import { NestedRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const MAX_ITEMS = 100;
const STATUSES = ['confirmed', 'proposed', 'failed'] as const;

@ApiSchema({ name: 'BulkConfirmationItem' })
export class BulkConfirmationItemInput {
  @ApiProperty({ type: Number })
  @IsId()
  id!: number;

  /** Sequence as read. */
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('integer') })
  sequence!: number;
}

@ApiSchema({ name: 'BulkConfirmationInput' })
export class BulkConfirmationInput {
  @ApiProperty({ type: [BulkConfirmationItemInput], minItems: 1, maxItems: MAX_ITEMS })
  @IsArray({ message: toRuleMessage('list') })
  @ArrayMinSize(1, { message: toRuleMessage('list') })
  @ArrayMaxSize(MAX_ITEMS, { message: toRuleMessage('list') })
  @NestedRules({ each: true, message: toRuleMessage('list') })
  @Type(() => BulkConfirmationItemInput)
  items!: BulkConfirmationItemInput[];
}

@ApiSchema({ name: 'BulkConfirmationResult' })
export class BulkConfirmationResultDto {
  id!: number;
  @ApiProperty({
    enum: STATUSES,
    description: '`proposed`: the guest has to accept the price, which is above the accepted one.',
  })
  status!: (typeof STATUSES)[number];
  error_code!: string | null;
  /** Czech. */
  message!: string | null;
}

@ApiSchema({ name: 'BulkConfirmationAnswer' })
export class BulkConfirmationAnswerDto {
  /** In the order of the items. */
  results!: BulkConfirmationResultDto[];
}
