import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS, ROLES, type Role } from '@prostora/contracts';
import { ArrayMaxSize, IsArray, IsIn, IsInt } from 'class-validator';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { AccountSessionDto } from '../account/account.dto.ts';
import { EmailRules, PlainName, LineRules, RequiredLineRules } from '../field-rules.dto.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
const STATES = ['active', 'blocked', 'unconfirmed'] as const;
const BOOKING_STATUSES = ['pending', 'confirmed'] as const;
const SORTS = ['email', 'name', 'created'] as const;

export class AdminUsersQuery extends PageQuery {
  @OptionalSearch('Part of the e-mail, the name or the customer’s name.')
  search?: string;

  @OptionalChoice(STATES)
  state?: (typeof STATES)[number];

  @OptionalChoice(ROLES)
  role?: Role;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

export class AdminUsersExport extends AdminUsersQuery {
  @IsFileFormat()
  format!: FileFormat;
}

@ApiSchema({ name: 'AdminUserCustomer' })
export class AdminUserCustomerDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
}

@ApiSchema({ name: 'AdminUserRow' })
export class AdminUserRowDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: [String], example: [...ROLES] }) role!: string[];
  @ApiProperty({ type: Boolean }) email_confirmed!: boolean;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) blocked_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Last login or renewal of a session.',
  })
  last_seen_at!: string | null;
  @ApiProperty({ type: AdminUserCustomerDto, ...nullable }) customer!: AdminUserCustomerDto | null;
}

@ApiSchema({ name: 'AdminFutureReservation' })
export class AdminFutureReservationDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) space_name!: string;
  @ApiProperty({ type: String, description: 'The guest.' }) customer_name!: string;
  @ApiProperty({ enum: BOOKING_STATUSES }) status!: (typeof BOOKING_STATUSES)[number];
  @ApiProperty({ type: String, format: 'date-time' }) starts_at!: string;
  @ApiProperty({ type: String, format: 'date-time' }) ends_at!: string;
}

@ApiSchema({ name: 'AdminUserDetail' })
export class AdminUserDetailDto extends AdminUserRowDto {
  @ApiProperty({ type: String, ...nullable }) blocked_reason!: string | null;
  @ApiProperty({ type: String, ...nullable }) terms_version!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) terms_accepted_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) erased_at!: string | null;
  @ApiProperty({ type: [AccountSessionDto] }) sessions!: AccountSessionDto[];
  @ApiProperty({ type: Number }) spaces_count!: number;
  @ApiProperty({ type: Number, description: 'Spaces that blocking the owner suspends.' })
  published_spaces!: number;
  @ApiProperty({
    type: [AdminFutureReservationDto],
    description: 'The soonest bookings ahead in the owner’s spaces; blocking leaves them as they are.',
  })
  future_reservations!: AdminFutureReservationDto[];
  @ApiProperty({ type: Number }) future_reservations_count!: number;
  @ApiProperty({ type: Boolean }) has_second_factor!: boolean;
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'AdminUserCounts' })
export class AdminUserCountsDto {
  @ApiProperty({ type: Number }) all!: number;
  @ApiProperty({ type: Number }) blocked!: number;
  @ApiProperty({ type: Number }) unconfirmed!: number;
  @ApiProperty({ type: Number }) admins!: number;
}

@ApiSchema({ name: 'AdminUsersAnswer' })
export class AdminUsersAnswerDto extends PageInfo {
  @ApiProperty({ type: [AdminUserRowDto] }) items!: AdminUserRowDto[];
  @ApiProperty({ type: AdminUserCountsDto, description: 'Counts under the search text.' })
  counts!: AdminUserCountsDto;
}

@ApiSchema({ name: 'AdminUserInput' })
export class AdminUserInput {
  @ApiProperty({ type: String, maxLength: 200 })
  @LineRules(200)
  @PlainName()
  name!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiProperty({ type: Number, description: 'Version as read; 409 if it has changed since.' })
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}

@ApiSchema({ name: 'AdminUserRoles' })
export class AdminUserRoles {
  @ApiProperty({
    enum: ROLES,
    isArray: true,
    description: 'Granted roles; `ROLE_CUSTOMER` follows from the customer.',
  })
  @IsArray(choice)
  @ArrayMaxSize(ROLES.length, { message: toRuleMessage('list') })
  @IsIn(ROLES, { each: true, ...choice })
  role!: Role[];

  @ApiProperty({ type: Number, description: 'Version as read; 409 if it has changed since.' })
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}

@ApiSchema({ name: 'AdminUserBlock' })
export class AdminUserBlock {
  @ApiProperty({ type: String, maxLength: LIMITS.operatorReason, description: 'Visible to operators only.' })
  @RequiredLineRules(LIMITS.operatorReason)
  reason!: string;
}
