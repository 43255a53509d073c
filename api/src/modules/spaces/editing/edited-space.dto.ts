import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { MAX_TOKEN_LENGTH } from './space-input.dto.ts';

/** Base of changes of pictures of a space. */
export class EditedSpaceInput {
  @IsId()
  space_id!: number;

  @ApiPropertyOptional({
    type: String,
    description: 'Token of an edit link of the space, instead of a session.',
  })
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(MAX_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_TOKEN_LENGTH }) })
  auth_token?: string | null;
}
