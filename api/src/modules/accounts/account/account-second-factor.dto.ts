import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsString, MaxLength } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { EraseRequest } from './account.dto.ts';
import { RequiredLineRules } from '../field-rules.dto.ts';

const nullable = { nullable: true } as const;
const MAX_CODE = 40;
const MAX_CHALLENGE = 2000;
const MAX_NAME = 80;

@ApiSchema({ name: 'AccountPasskey' })
export class AccountPasskeyDto {
  id!: number;
  name!: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) last_used_at!: string | null;
}

@ApiSchema({ name: 'AccountSecondFactor' })
export class AccountSecondFactorDto {
  /** Whether the role requires a second factor. */
  required!: boolean;
  /** Whether an authenticator app is set up. */
  totp!: boolean;
  passkeys!: AccountPasskeyDto[];
  recovery_codes_left!: number;
}

/** The state after a change. Recovery codes are returned only in this response. */
@ApiSchema({ name: 'AccountSecondFactorAnswer' })
export class AccountSecondFactorAnswer {
  second_factor!: AccountSecondFactorDto;
  /** New recovery codes; null if none were generated. */
  recovery_codes!: string[] | null;
}

@ApiSchema({ name: 'AccountPassword' })
export class AccountPassword extends EraseRequest {}

@ApiSchema({ name: 'TotpSetup' })
export class TotpSetupDto {
  /** Base32, for manual entry. */
  secret!: string;
  /** An `otpauth:` URL. */
  uri!: string;
  /** Modules of a side of the QR code. */
  qr_size!: number;
  /** SVG path of the dark modules of the QR code. */
  qr_path!: string;
}

@ApiSchema({ name: 'TotpConfirmation' })
export class TotpConfirmation {
  @ApiProperty({ type: String, maxLength: MAX_CODE, example: '123456' })
  @IsString({ message: toRuleMessage('required') })
  @IsNotEmpty({ message: toRuleMessage('required') })
  @MaxLength(MAX_CODE, { message: toRuleMessage('maxLength', { max: MAX_CODE }) })
  code!: string;
}

@ApiSchema({ name: 'PasskeyOptions' })
export class PasskeyOptionsDto {
  /** Returned with the new passkey; valid for five minutes. */
  challenge!: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
  })
  options!: Record<string, unknown>;
}

@ApiSchema({ name: 'NewPasskey' })
export class NewPasskeyInput {
  @ApiProperty({ type: String, maxLength: MAX_CHALLENGE })
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(MAX_CHALLENGE, { message: toRuleMessage('maxLength', { max: MAX_CHALLENGE }) })
  challenge!: string;

  @ApiProperty({ type: String, maxLength: MAX_NAME, example: 'Telefon' })
  @RequiredLineRules(MAX_NAME)
  name!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'RegistrationResponseJSON of WebAuthn.',
  })
  @IsObject({ message: toRuleMessage('passkeyRefused') })
  response!: Record<string, unknown>;
}
