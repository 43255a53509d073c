import { ApiProperty } from '@nestjs/swagger';
import {
  LIMITS,
  MEMBER_PERMISSIONS,
  MEMBER_ROLES,
  ROLES,
  type MemberPermission,
  type MemberRole,
} from '@prostora/contracts';
import { IsInt, IsNotEmpty, IsString, Max, MaxLength, Min } from 'class-validator';
import { Mailbox } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SubscriptionConfigAnswer } from './subscription-config.dto.ts';

export class LoginRequest {
  @ApiProperty({
    type: String,
    maxLength: LIMITS.email,
    example: 'majitel@prostora.test',
    description: 'E-mail address.',
  })
  @IsString({ message: toRuleMessage('emailRequired') })
  @IsNotEmpty({ message: toRuleMessage('emailRequired') })
  @Mailbox()
  @MaxLength(LIMITS.email, { message: toRuleMessage('emailMax') })
  username!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.passwordMax, format: 'password' })
  @IsString({ message: toRuleMessage('passwordRequired') })
  @IsNotEmpty({ message: toRuleMessage('passwordRequired') })
  @MaxLength(LIMITS.passwordMax, { message: toRuleMessage('passwordMax') })
  password!: string;
}

/** The plan in force. */
export class SessionSubscription {
  id!: number;

  name!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paid_until!: string | null;
}

/** A customer that the user may act for. */
export class SessionCustomer {
  id!: number;

  name!: string;

  @ApiProperty({ enum: MEMBER_ROLES, enumName: 'MemberRole' })
  role!: MemberRole;

  /** Spaces that the rights are limited to; null for all. */
  space_ids!: number[] | null;

  @ApiProperty({
    enum: MEMBER_PERMISSIONS,
    isArray: true,
    enumName: 'MemberPermission',
    description: 'What the user may do for the customer; the web hides the rest.',
  })
  rights!: MemberPermission[];
}

/** The customer that the session shall act for. */
export class CurrentCustomerInput {
  @ApiProperty({ type: Number, example: 1 })
  @Max(2_147_483_647, { message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('integer') })
  @IsInt({ message: toRuleMessage('integer') })
  customer_id!: number;
}

/** The operator that impersonates the user. */
export class Impersonator {
  id!: number;

  email!: string;
}

export class SessionUser {
  id!: number;

  username!: string;

  email!: string;

  @ApiProperty({ type: [String], example: [...ROLES] })
  role!: string[];

  has_customer!: boolean;

  super_admin!: boolean;

  /** Whether an operator has to set up a second factor; until then the role has no effect. */
  second_factor_missing!: boolean;

  subscription!: SessionSubscription | null;

  subscriptionConfig!: SubscriptionConfigAnswer;

  trial!: boolean;

  email_confirmed!: boolean;

  /** The impersonating operator. */
  impersonated_by!: Impersonator | null;

  /** The customer that the session acts for. */
  customer!: SessionCustomer | null;

  /** All customers that the user may act for. */
  customers!: SessionCustomer[];
}

export class LoginAnswer {
  /** Access token for the Authorization header, valid 15 minutes. */
  token!: string;

  user!: SessionUser;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The impersonation session; the header `x-acting` selects it on refresh and logout.',
  })
  acting!: string | null;
}

export class CurrentUserAnswer {
  user!: SessionUser;
}
