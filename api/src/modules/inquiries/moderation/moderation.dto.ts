import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { combineRules, TextRules } from '../../../platform/http/field-rules.ts';
import { PageInfo } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IdsRules } from '../inquiry-rules.dto.ts';

const DECISIONS = ['close', 'spam', 'release'] as const;
const BLOCK_KINDS = ['email', 'domain', 'sender'] as const;
const MAX_MODERATED = 200;
const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };

@ApiSchema({ name: 'InquiryModeration' })
export class ModerationCall {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MAX_MODERATED })
  @combineRules(IdsRules(MAX_MODERATED), ArrayMinSize(1, { message: toRuleMessage('required') }))
  ids!: number[];

  @ApiProperty({
    enum: DECISIONS,
    description:
      '`spam` closes without a mail to the sender, tells owners and hides the contact; `release` returns held and spam ones.',
  })
  @IsIn(DECISIONS, choice)
  decision!: (typeof DECISIONS)[number];

  @ApiProperty({
    enum: BLOCK_KINDS,
    isArray: true,
    description: 'Of spam: blocks the address, its domain, or the network and browser of the sender.',
  })
  @IsArray(choice)
  @ArrayMaxSize(BLOCK_KINDS.length, { message: toRuleMessage('list') })
  @IsIn(BLOCK_KINDS, { each: true, ...choice })
  block: (typeof BLOCK_KINDS)[number][] = [];

  @ApiProperty({
    type: String,
    maxLength: LIMITS.reason,
    description: 'Of `close`: sent to both sides of a demand; of `spam`: reason of the blocks.',
  })
  @TextRules(LIMITS.reason)
  note = '';
}

@ApiSchema({ name: 'InquiryModerationAnswer' })
export class ModerationAnswerDto {
  @ApiProperty({ type: [Number], description: 'Ids of changed inquiries; others did not fit the decision.' })
  done!: number[];
}

@ApiSchema({ name: 'SenderBlock' })
export class SenderBlockDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ enum: BLOCK_KINDS, enumName: 'SenderBlockKind' }) kind!: (typeof BLOCK_KINDS)[number];
  @ApiProperty({ type: String, ...nullable, description: 'Null for a network, and when erased.' })
  value!: string | null;
  @ApiProperty({ type: String }) reason!: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) until!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, ...nullable, description: 'Name of the operator.' }) created_by!:
    | string
    | null;
  @ApiProperty({ type: Number, description: 'Number of held messages.' }) hits!: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) last_hit_at!: string | null;
}

@ApiSchema({ name: 'SenderBlocksPage' })
export class SenderBlocksPageDto extends PageInfo {
  @ApiProperty({ type: [SenderBlockDto] }) items!: SenderBlockDto[];
}
