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
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: Boolean }) blocked!: boolean;
}

@ApiSchema({ name: 'AdminCustomerPlan' })
export class AdminCustomerPlanDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Boolean }) trial!: boolean;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) ends_at!: string | null;
}

@ApiSchema({ name: 'AdminCustomerRow' })
export class AdminCustomerRowDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, ...nullable }) ico!: string | null;
  @ApiProperty({ type: AdminCustomerUserDto }) user!: AdminCustomerUserDto;
  @ApiProperty({ type: AdminCustomerPlanDto, ...nullable, description: 'Current plan.' })
  plan!: AdminCustomerPlanDto | null;
  @ApiProperty({ type: Number, description: 'Without deleted ones.' }) spaces_count!: number;
  @ApiProperty({ type: Number }) published_count!: number;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
}

@ApiSchema({ name: 'CustomerSubscriptionPlan' })
class CustomerSubscriptionPlanDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
}

@ApiSchema({ name: 'CustomerSubscription' })
class CustomerSubscriptionDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: CustomerSubscriptionPlanDto }) plan!: CustomerSubscriptionPlanDto;
  @ApiProperty({ type: Boolean }) trial!: boolean;
  @ApiProperty({
    type: Number,
    description: 'CZK paid in cash and from credit; of a replaced membership the used part.',
  })
  value!: number;
  @ApiProperty({
    type: Number,
    ...nullable,
    description: 'CZK paid for the order, without credit; null for a trial and a correction.',
  })
  paid!: number | null;
  @ApiProperty({ type: Number, description: 'CZK; value of the unused days, 0 after the end.' })
  remaining!: number;
  @ApiProperty({ type: String, format: 'date-time' }) starts_at!: string;
  @ApiProperty({ type: String, format: 'date-time' }) ends_at!: string;
}

const CREDIT_KINDS = ['unused', 'used', 'waiting', 'operator'] as const;

@ApiSchema({ name: 'CreditEntry' })
class CreditEntryDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: Number, description: 'CZK; negative if used or removed.' }) amount!: number;

  @ApiProperty({
    enum: CREDIT_KINDS,
    enumName: 'CreditKind',
    description:
      '`unused`: days of a replaced membership; `used`: for an order; ' +
      '`waiting`: days between an order and its payment; `operator`: a correction.',
  })
  kind!: (typeof CREDIT_KINDS)[number];

  @ApiProperty({ type: String, ...nullable, description: 'Number of the order that caused it.' })
  order_number!: string | null;

  @ApiProperty({ type: String, ...nullable, description: 'Reason of a correction.' })
  reason!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  created_at!: string;
}

@ApiSchema({ name: 'AdminCustomerDetail' })
export class AdminCustomerDetailDto extends AdminCustomerRowDto {
  @ApiProperty({ type: String, ...nullable }) dic!: string | null;
  @ApiProperty({ type: String, ...nullable, description: 'E.164.' }) phone!: string | null;
  @ApiProperty({ type: String, ...nullable }) street!: string | null;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
  @ApiProperty({ type: String, ...nullable }) postal_code!: string | null;
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
  @ApiProperty({ type: [CustomerSubscriptionDto], description: 'Latest first, ended ones included.' })
  subscriptions!: CustomerSubscriptionDto[];
  @ApiProperty({
    type: Number,
    description: 'Available credit in CZK, without amounts reserved by waiting orders.',
  })
  credit!: number;
  @ApiProperty({ type: [CreditEntryDto], description: 'Entries of the credit, newest first.' })
  ledger!: CreditEntryDto[];
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'AdminCustomersAnswer' })
export class AdminCustomersAnswerDto extends PageInfo {
  @ApiProperty({ type: [AdminCustomerRowDto] }) items!: AdminCustomerRowDto[];
}

@ApiSchema({ name: 'AdminCustomerInput' })
export class AdminCustomerInput extends BillingDetailsDto {
  @ApiProperty({ type: String, ...nullable, example: '+420 123 456 789' })
  @PhoneRules()
  phone!: string | null;

  @ApiProperty({ type: Number, description: 'Version as read; 409 if it has changed since.' })
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
