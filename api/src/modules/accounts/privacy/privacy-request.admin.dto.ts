import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  LIMITS,
  PRIVACY_CHANNELS,
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_STATES,
  type PrivacyChannel,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from '@prostora/contracts';
import { IsIn } from 'class-validator';
import { EmailRules } from '../../../platform/http/field-rules.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const SORTS = ['created', 'due'] as const;
const RETAINED_REASONS = ['accounting', 'guest-reservations'] as const;

export class AdminPrivacyRequestsQuery extends PageQuery {
  @OptionalSearch('Part of the e-mail address.')
  search?: string;

  @OptionalChoice(PRIVACY_REQUEST_STATES)
  state?: PrivacyRequestState;

  @OptionalChoice(PRIVACY_REQUEST_KINDS)
  kind?: PrivacyRequestKind;

  @OptionalChoice(SORTS, { default: 'created' })
  sort: (typeof SORTS)[number] = 'created';

  @OptionalDirection({ default: 'desc' })
  order: SortDirection = 'desc';
}

@ApiSchema({ name: 'AdminPrivacyRequestInput' })
export class AdminPrivacyRequestInput {
  @ApiProperty({ type: String, maxLength: LIMITS.email, description: 'Mailbox of the person.' })
  @EmailRules()
  email!: string;

  @ApiProperty({ enum: PRIVACY_REQUEST_KINDS })
  @IsIn(PRIVACY_REQUEST_KINDS, { message: toRuleMessage('choice') })
  kind!: PrivacyRequestKind;

  @ApiProperty({ enum: PRIVACY_CHANNELS, description: 'How the person asked.' })
  @IsIn(PRIVACY_CHANNELS, { message: toRuleMessage('choice') })
  channel!: PrivacyChannel;
}

@ApiSchema({ name: 'PrivacyRequestOperator' })
export class PrivacyRequestOperatorDto {
  id!: number;
  email!: string;
}

@ApiSchema({ name: 'AdminPrivacyRequest' })
export class AdminPrivacyRequestDto {
  id!: number;
  @ApiProperty({ enum: PRIVACY_REQUEST_KINDS }) kind!: PrivacyRequestKind;
  @ApiProperty({ enum: PRIVACY_CHANNELS }) channel!: PrivacyChannel;
  @ApiProperty({ enum: PRIVACY_REQUEST_STATES }) state!: PrivacyRequestState;
  /** Null after the erasure and the retention. */
  email!: string | null;
  @ApiProperty({ type: String, format: 'date', description: 'Last day of the answer.' }) due_on!: string;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) proved_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) done_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'End of the mailed link.' })
  link_expires_at!: string | null;
  created_by!: PrivacyRequestOperatorDto | null;
}

@ApiSchema({ name: 'AdminPrivacyRequestCounts' })
export class AdminPrivacyRequestCountsDto {
  all!: number;
  waiting!: number;
  proved!: number;
  done!: number;
  expired!: number;
}

@ApiSchema({ name: 'AdminPrivacyRequestsAnswer' })
export class AdminPrivacyRequestsAnswerDto extends PageInfo {
  items!: AdminPrivacyRequestDto[];
  counts!: AdminPrivacyRequestCountsDto;
}

@ApiSchema({ name: 'ErasureDataCount' })
export class ErasureDataCountDto {
  /** Part of the export, such as `reservations`. */
  name!: string;
  count!: number;
}

@ApiSchema({ name: 'ErasureRetainedData' })
export class ErasureRetainedDataDto extends ErasureDataCountDto {
  @ApiProperty({ enum: RETAINED_REASONS }) reason!: (typeof RETAINED_REASONS)[number];
}

@ApiSchema({ name: 'ErasureBlock' })
export class ErasureBlockDto {
  error_code!: string;
  message!: string;
}

@ApiSchema({ name: 'AdminErasurePreview' })
export class AdminErasurePreviewDto {
  /** Account of the mailbox; null for a guest. */
  user_id!: number | null;
  erased!: ErasureDataCountDto[];
  retained!: ErasureRetainedDataDto[];
  /** Whether the company stays with another majitel. */
  keeps_customer!: boolean;
  /** Why nothing can be erased yet. */
  block!: ErasureBlockDto | null;
}
