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
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paid_until!: string | null;
}

/** A customer that the user may act for. */
export class SessionCustomer {
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ enum: MEMBER_ROLES, enumName: 'MemberRole' })
  role!: MemberRole;

  @ApiProperty({
    type: [Number],
    nullable: true,
    description: 'Spaces that the rights are limited to; null for all.',
  })
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
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String })
  email!: string;
}

export class SessionUser {
  @ApiProperty({ type: Number })
  id!: number;

  @ApiProperty({ type: String })
  username!: string;

  @ApiProperty({ type: String })
  email!: string;

  @ApiProperty({ type: [String], example: [...ROLES] })
  role!: string[];

  @ApiProperty({ type: Boolean })
  has_customer!: boolean;

  @ApiProperty({ type: Boolean })
  super_admin!: boolean;

  @ApiProperty({
    type: Boolean,
    description: 'Whether an operator has to set up a second factor; until then the role has no effect.',
  })
  second_factor_missing!: boolean;

  @ApiProperty({ type: SessionSubscription, nullable: true })
  subscription!: SessionSubscription | null;

  @ApiProperty({ type: SubscriptionConfigAnswer })
  subscriptionConfig!: SubscriptionConfigAnswer;

  @ApiProperty({ type: Boolean })
  trial!: boolean;

  @ApiProperty({ type: Boolean })
  email_confirmed!: boolean;

  @ApiProperty({ type: Impersonator, nullable: true, description: 'The impersonating operator.' })
  impersonated_by!: Impersonator | null;

  @ApiProperty({
    type: SessionCustomer,
    nullable: true,
    description: 'The customer that the session acts for.',
  })
  customer!: SessionCustomer | null;

  @ApiProperty({ type: [SessionCustomer], description: 'All customers that the user may act for.' })
  customers!: SessionCustomer[];
}

export class LoginAnswer {
  @ApiProperty({ type: String, description: 'Access token for the Authorization header, valid 15 minutes.' })
  token!: string;

  @ApiProperty({ type: SessionUser })
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
  @ApiProperty({ type: SessionUser })
  user!: SessionUser;
}
