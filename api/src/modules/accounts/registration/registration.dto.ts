import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Equals } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  DicRules,
  EmailRules,
  IcoRules,
  PlainName,
  LineRules,
  OptionalField,
  NewPasswordField,
  PasswordConfirmField,
  PhoneRules,
} from '../field-rules.dto.ts';

/** Registration of an owner of spaces (SPEC §3, §5; PRODUCT §2). */
export class RegistrationRequest {
  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @NewPasswordField()
  password!: string;

  @PasswordConfirmField()
  password_confirm!: string;

  /** Consent to the terms in force; must be `true`. */
  @Equals(true, { message: toRuleMessage('terms') })
  terms_accepted!: boolean;

  @ApiPropertyOptional({ type: String, maxLength: 200 })
  @OptionalField()
  @LineRules(200)
  @PlainName()
  name?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: 200 })
  @OptionalField()
  @LineRules(200)
  @PlainName()
  company_name?: string | null;

  @ApiPropertyOptional({ type: String })
  @OptionalField()
  @IcoRules()
  ico?: string | null;

  @ApiPropertyOptional({ type: String })
  @OptionalField()
  @DicRules()
  dic?: string | null;

  @ApiPropertyOptional({ type: String })
  @OptionalField()
  @PhoneRules()
  phone?: string | null;
}
