import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS, SENDER_BLOCK_KINDS, type SenderBlockKind } from '@prostora/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { combineRules, TextRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IdsRules } from '../inquiry-rules.dto.ts';

const DECISIONS = ['close', 'spam', 'release'] as const;
const MAX_MODERATED = 200;
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
    enum: SENDER_BLOCK_KINDS,
    isArray: true,
    description: 'Of spam: blocks the address, its domain, or the network and browser of the sender.',
  })
  @IsArray(choice)
  @ArrayMaxSize(SENDER_BLOCK_KINDS.length, { message: toRuleMessage('list') })
  @IsIn(SENDER_BLOCK_KINDS, { each: true, ...choice })
  block: SenderBlockKind[] = [];

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
  /** Ids of changed inquiries; others did not fit the decision. */
  done!: number[];
}
