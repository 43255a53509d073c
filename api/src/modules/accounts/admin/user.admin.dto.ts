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
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'AdminUserRow' })
export class AdminUserRowDto {
  id!: number;
  email!: string;
  name!: string;
  @ApiProperty({ type: [String], example: [...ROLES] }) role!: string[];
  email_confirmed!: boolean;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) blocked_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'Last login or renewal of a session.',
  })
  last_seen_at!: string | null;
  customer!: AdminUserCustomerDto | null;
}

@ApiSchema({ name: 'AdminFutureReservation' })
export class AdminFutureReservationDto {
  id!: number;
  space_name!: string;
  /** The guest. */
  customer_name!: string;
  @ApiProperty({ enum: BOOKING_STATUSES }) status!: (typeof BOOKING_STATUSES)[number];
  @ApiProperty({ type: String, format: 'date-time' }) starts_at!: string;
  @ApiProperty({ type: String, format: 'date-time' }) ends_at!: string;
}

@ApiSchema({ name: 'AdminUserDetail' })
export class AdminUserDetailDto extends AdminUserRowDto {
  blocked_reason!: string | null;
  terms_version!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) terms_accepted_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) erased_at!: string | null;
  sessions!: AccountSessionDto[];
  spaces_count!: number;
  /** Spaces that blocking the owner suspends. */
  published_spaces!: number;
  /** The soonest bookings ahead in the owner’s spaces; blocking leaves them as they are. */
  future_reservations!: AdminFutureReservationDto[];
  future_reservations_count!: number;
  has_second_factor!: boolean;
  version!: number;
}

@ApiSchema({ name: 'AdminUserCounts' })
export class AdminUserCountsDto {
  all!: number;
  blocked!: number;
  unconfirmed!: number;
  admins!: number;
}

@ApiSchema({ name: 'AdminUsersAnswer' })
export class AdminUsersAnswerDto extends PageInfo {
  items!: AdminUserRowDto[];
  /** Counts under the search text. */
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

  /** Version as read; 409 if it has changed since. */
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

  /** Version as read; 409 if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}

@ApiSchema({ name: 'AdminUserBlock' })
export class AdminUserBlock {
  @ApiProperty({ type: String, maxLength: LIMITS.operatorReason, description: 'Visible to operators only.' })
  @RequiredLineRules(LIMITS.operatorReason)
  reason!: string;
}
