import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsString, MaxLength } from 'class-validator';
import { combineRules, OptionalField } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

export const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery'] as const;
const MAX_CHALLENGE = 2000;
const MAX_CODE = 40;

const Code = (): PropertyDecorator =>
  combineRules(
    OptionalField(),
    IsString({ message: toRuleMessage('text') }),
    MaxLength(MAX_CODE, { message: toRuleMessage('maxLength', { max: MAX_CODE }) }),
  );

@ApiSchema({ name: 'SecondStep' })
export class SecondStepDto {
  /** Returned with the code or passkey; valid for five minutes, once. */
  challenge!: string;
  @ApiProperty({ enum: SECOND_STEP_METHODS, isArray: true }) methods!: (typeof SECOND_STEP_METHODS)[number][];
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without passkeys.',
  })
  passkey_options!: Record<string, unknown> | null;
}

/** The password is correct and the account has a second factor; there is no session yet. */
@ApiSchema({ name: 'SecondStepAnswer' })
export class SecondStepAnswer {
  second_step!: SecondStepDto;
}

/** One of `code`, `recovery_code` and `passkey`. */
@ApiSchema({ name: 'SecondStepRequest' })
export class SecondStepRequest {
  @ApiProperty({ type: String, maxLength: MAX_CHALLENGE })
  @IsString({ message: toRuleMessage('required') })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @MaxLength(MAX_CHALLENGE, { message: toRuleMessage('maxLength', { max: MAX_CHALLENGE }) })
  challenge!: string;

  @ApiPropertyOptional({ type: String, maxLength: MAX_CODE, nullable: true, example: '123456' })
  @Code()
  code?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: MAX_CODE, nullable: true })
  @Code()
  recovery_code?: string | null;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'AuthenticationResponseJSON of WebAuthn.',
  })
  @OptionalField()
  @IsObject({ message: toRuleMessage('passkeyRefused') })
  passkey?: Record<string, unknown> | null;
}
