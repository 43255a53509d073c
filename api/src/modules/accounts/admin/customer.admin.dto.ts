import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, Matches } from 'class-validator';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { BillingDetailsDto } from '../account/account.dto.ts';
import { PhoneRules } from '../field-rules.dto.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
const SORTS = ['name', 'created', 'spaces'] as const;

export class AdminCustomersQuery extends PageQuery {
  @OptionalSearch('Part of the name, the company number or the e-mail.')
  search?: string;

  @ApiPropertyOptional({ type: String, maxLength: 40, description: 'Slug of the current plan.' })
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,40}$/u, choice)
  plan?: string;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

export class AdminCustomersExport extends AdminCustomersQuery {
  @IsFileFormat()
  format!: FileFormat;
}

@ApiSchema({ name: 'AdminCustomerUser' })
export class AdminCustomerUserDto {
  id!: number;
  email!: string;
  blocked!: boolean;
}

@ApiSchema({ name: 'AdminCustomerPlan' })
export class AdminCustomerPlanDto {
  id!: number;
  name!: string;
  trial!: boolean;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) ends_at!: string | null;
}

@ApiSchema({ name: 'AdminCustomerRow' })
export class AdminCustomerRowDto {
  id!: number;
  name!: string;
  ico!: string | null;
  user!: AdminCustomerUserDto;
  /** Current plan. */
  plan!: AdminCustomerPlanDto | null;
  /** Without deleted ones. */
  spaces_count!: number;
  published_count!: number;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
}

@ApiSchema({ name: 'CustomerSubscriptionPlan' })
export class CustomerSubscriptionPlanDto {
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'CustomerSubscription' })
export class CustomerSubscriptionDto {
  id!: number;
  plan!: CustomerSubscriptionPlanDto;
  trial!: boolean;
  /** CZK paid in cash and from credit; of a replaced membership the used part. */
  value!: number;
  /** CZK paid for the order, without credit; null for a trial and a correction. */
  paid!: number | null;
  /** CZK; value of the unused days, 0 after the end. */
  remaining!: number;
  @ApiProperty({ type: String, format: 'date-time' }) starts_at!: string;
  @ApiProperty({ type: String, format: 'date-time' }) ends_at!: string;
}

const CREDIT_KINDS = ['unused', 'used', 'waiting', 'operator'] as const;

@ApiSchema({ name: 'CreditEntry' })
export class CreditEntryDto {
  id!: number;
  /** CZK; negative if used or removed. */
  amount!: number;

  @ApiProperty({
    enum: CREDIT_KINDS,
    enumName: 'CreditKind',
    description:
      '`unused`: days of a replaced membership; `used`: for an order; ' +
      '`waiting`: days between an order and its payment; `operator`: a correction.',
  })
  kind!: (typeof CREDIT_KINDS)[number];

  /** Number of the order that caused it. */
  order_number!: string | null;

  /** Reason of a correction. */
  reason!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}

@ApiSchema({ name: 'AdminCustomerDetail' })
export class AdminCustomerDetailDto extends AdminCustomerRowDto {
  dic!: string | null;
  /** E.164. */
  phone!: string | null;
  street!: string | null;
  city!: string | null;
  postal_code!: string | null;
  @ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/PlanOrder' },
    description: 'Newest first.',
  })
  orders!: object[];
  @ApiProperty({
    description: 'Value of `as_read` of a correction.',
    allOf: [{ $ref: '#/components/schemas/MembershipState' }],
  })
  membership!: { plan_id: number | null; ends_at: string | null };
  /** Latest first, ended ones included. */
  subscriptions!: CustomerSubscriptionDto[];
  /** Available credit in CZK, without amounts reserved by waiting orders. */
  credit!: number;
  /** Entries of the credit, newest first. */
  ledger!: CreditEntryDto[];
  version!: number;
}

@ApiSchema({ name: 'AdminCustomersAnswer' })
export class AdminCustomersAnswerDto extends PageInfo {
  items!: AdminCustomerRowDto[];
}

@ApiSchema({ name: 'AdminCustomerInput' })
export class AdminCustomerInput extends BillingDetailsDto {
  @ApiProperty({ type: String, ...nullable, example: '+420 123 456 789' })
  @PhoneRules()
  phone!: string | null;

  /** Version as read; 409 if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
