import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { IsBoolean, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  CurrentPasswordRules,
  EmailRules,
  OptionalField,
  NewPasswordField,
  PasswordConfirmField,
} from '../field-rules.dto.ts';

const MAX_TOKEN = 200;
const MAX_CODE = 20;

@ApiSchema({ name: 'LostPasswordRequest' })
export class LostPasswordRequest {
  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;
}

export class LinkTokenInput {
  @ApiProperty({
    type: String,
    maxLength: MAX_TOKEN,
    description: 'Token in the fragment of the mailed link.',
  })
  @IsString({ message: toRuleMessage('required') })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @MaxLength(MAX_TOKEN, { message: toRuleMessage('maxLength', { max: MAX_TOKEN }) })
  token!: string;
}

@ApiSchema({ name: 'ConfirmEmailRequest' })
export class ConfirmEmailRequest extends LinkTokenInput {
  @ApiPropertyOptional({
    type: String,
    format: 'password',
    maxLength: LIMITS.passwordMax,
    nullable: true,
    description: 'Of the account, without a session of it.',
  })
  @OptionalField()
  @CurrentPasswordRules()
  password?: string | null;
}

@ApiSchema({ name: 'ResetPasswordRequest' })
export class ResetPasswordRequest extends LinkTokenInput {
  @NewPasswordField()
  password!: string;

  @PasswordConfirmField()
  password_confirm!: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: true,
    nullable: true,
    description: 'Also revokes calendar URLs and edit links of the account.',
  })
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  end_links?: boolean | null;
}

@ApiSchema({ name: 'DeviceCodeRequest' })
export class DeviceCodeRequest {
  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;
}

@ApiSchema({ name: 'DeviceRequest' })
export class DeviceRequest extends DeviceCodeRequest {
  @ApiProperty({
    type: String,
    maxLength: MAX_CODE,
    description: 'Code of the mail; spaces, dashes and case are ignored.',
  })
  @RequiredLineRules(MAX_CODE)
  code!: string;
}
