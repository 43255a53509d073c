import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { RequiredLineRules, RequiredTextRules } from '../../../platform/http/field-rules.ts';

@ApiSchema({ name: 'CannedReplyInput' })
export class CannedReplyInputDto {
  @ApiProperty({ type: String, maxLength: CONVERSATIONS.cannedTitle })
  @RequiredLineRules(CONVERSATIONS.cannedTitle)
  title!: string;

  @ApiProperty({ type: String, maxLength: CONVERSATIONS.body })
  @RequiredTextRules(CONVERSATIONS.body)
  body!: string;
}

@ApiSchema({ name: 'CannedReply' })
export class CannedReplyDto {
  id!: number;
  title!: string;
  body!: string;
}

@ApiSchema({ name: 'CannedReplies' })
export class CannedRepliesDto {
  /** By title. */
  items!: CannedReplyDto[];
}

@ApiSchema({ name: 'CannedReplyAnswer' })
export class CannedReplyAnswerDto {
  canned_reply!: CannedReplyDto;
}
