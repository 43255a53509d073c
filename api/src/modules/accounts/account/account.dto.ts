import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import {
  CurrentPasswordRules,
  DicRules,
  EmailRules,
  IcoRules,
  PlainName,
  LineRules,
  NewPasswordRules,
  NullableLineRules,
  PasswordConfirmField,
  PhoneRules,
  PostalCodeRules,
  RequiredIcoRules,
  RequiredLineRules,
} from '../field-rules.dto.ts';

const nullable = { nullable: true } as const;
const password = { type: String, format: 'password', maxLength: LIMITS.passwordMax } as const;

@ApiSchema({ name: 'AccountProfile' })
export class AccountProfileDto {
  email!: string;
  email_confirmed!: boolean;
  /** New address that awaits confirmation. */
  pending_email!: string | null;
  name!: string;
  /** E.164. */
  phone!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
}

/** Billing details; `company_name` is the customer's name. Empty values are null. */
@ApiSchema({ name: 'BillingDetails' })
export class BillingDetailsDto {
  @ApiProperty({ type: String, maxLength: 200 })
  @RequiredLineRules(200)
  @PlainName()
  company_name!: string;

  @ApiProperty({ type: String, ...nullable, example: '27082440' })
  @IcoRules()
  ico!: string | null;

  @ApiProperty({ type: String, ...nullable, example: 'CZ27082440' })
  @DicRules()
  dic!: string | null;

  @ApiProperty({ type: String, ...nullable, maxLength: 120 })
  @NullableLineRules(120)
  street!: string | null;

  @ApiProperty({ type: String, ...nullable, maxLength: 100 })
  @NullableLineRules(100)
  city!: string | null;

  @ApiProperty({ type: String, ...nullable, description: 'Five digits.' })
  @PostalCodeRules()
  postal_code!: string | null;
}

@ApiSchema({ name: 'AccountAnswer' })
export class AccountAnswerDto {
  profile!: AccountProfileDto;
  /** Null for a user without a customer. */
  billing!: BillingDetailsDto | null;
}

@ApiSchema({ name: 'ProfileInput' })
export class ProfileInput {
  @ApiProperty({ type: String, maxLength: 200 })
  @LineRules(200)
  @PlainName()
  name!: string;

  @ApiProperty({ type: String, ...nullable, example: '+420 123 456 789' })
  @PhoneRules()
  phone!: string | null;
}

@ApiSchema({ name: 'PasswordChange' })
export class PasswordChange {
  @ApiProperty(password)
  @CurrentPasswordRules()
  current_password!: string;

  @ApiProperty({ ...password, minLength: LIMITS.passwordMin })
  @NewPasswordRules()
  password!: string;

  @PasswordConfirmField()
  password_confirm!: string;
}

@ApiSchema({ name: 'EmailChange' })
export class EmailChange {
  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiProperty(password)
  @CurrentPasswordRules()
  current_password!: string;
}

@ApiSchema({ name: 'EraseRequest' })
export class EraseRequest {
  @ApiProperty(password)
  @CurrentPasswordRules()
  current_password!: string;
}

export class CompanyQuery {
  @ApiProperty({ type: String, example: '27082440' })
  @RequiredIcoRules()
  ico!: string;
}

@ApiSchema({ name: 'CompanyFound' })
export class CompanyFoundDto {
  ico!: string;
  name!: string;
  dic!: string | null;
  street!: string | null;
  city!: string | null;
  postal_code!: string | null;
  /** Whether it is registered for VAT now. */
  vat_payer!: boolean;
  /** Whether the company has ceased to exist. */
  defunct!: boolean;
}

@ApiSchema({ name: 'AccountSession' })
export class AccountSessionDto {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  /** Whether it is the session of this request. */
  current!: boolean;
  user_agent!: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, format: 'date-time' }) last_used_at!: string;
}

@ApiSchema({ name: 'AccountSessions' })
export class AccountSessionsDto {
  items!: AccountSessionDto[];
}
