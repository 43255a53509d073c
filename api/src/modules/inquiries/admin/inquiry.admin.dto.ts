import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { BOOKING, LIMITS } from '@prostora/contracts';
import { ArrayMinSize, IsInt } from 'class-validator';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import { combineRules, TextRules } from '../../../platform/http/field-rules.ts';
import {
  OptionalChoice,
  OptionalDirection,
  OptionalSearch,
  type SortDirection,
} from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { DemandFieldsDto } from '../demand/demand.dto.ts';
import {
  CLOSED_REASONS,
  DemandDetailsDto,
  HANDLED_HOW,
  INQUIRY_KINDS,
  INQUIRY_STATES,
  MODERATIONS,
  InquiryOfferDto,
  RECIPIENT_STATES,
  schemaRef,
} from '../inquiry.dto.ts';
import { IdsRules } from '../inquiry-rules.dto.ts';

const nullable = { nullable: true } as const;
const SORTS = ['created', 'date', 'name'] as const;
const LISTED_STATES = [...INQUIRY_STATES, 'unanswered'] as const;
const dateTime = { type: String, format: 'date-time', ...nullable } as const;

export class AdminInquiriesQuery extends PageQuery {
  @OptionalChoice(LISTED_STATES, {
    description: 'unanswered: open without an offer or an answer for more than a day.',
  })
  state?: (typeof LISTED_STATES)[number];

  @OptionalChoice(INQUIRY_KINDS)
  kind?: (typeof INQUIRY_KINDS)[number];

  @OptionalChoice(MODERATIONS, { description: '`held`: sent by a blocked sender, not delivered.' })
  moderation?: (typeof MODERATIONS)[number];

  @OptionalSearch('Part of the name, the e-mail or the text.')
  search?: string;

  @OptionalChoice(SORTS, {
    description: 'If omitted, `date` of unanswered inquiries, else `created`. Those without a date are last.',
  })
  sort?: (typeof SORTS)[number];

  @OptionalDirection({
    description: 'If omitted, unanswered inquiries are sorted by date nearest first, others latest first.',
  })
  order?: SortDirection;
}

/** Export of the list. */
export class AdminInquiriesExport extends AdminInquiriesQuery {
  @IsFileFormat()
  format!: FileFormat;
}

@ApiSchema({ name: 'AdminInquiryRow' })
export class AdminInquiryRowDto {
  id!: number;
  @ApiProperty({ enum: INQUIRY_KINDS }) kind!: (typeof INQUIRY_KINDS)[number];
  @ApiProperty({ enum: INQUIRY_STATES, enumName: 'InquiryState' }) state!: (typeof INQUIRY_STATES)[number];
  state_label!: string;
  @ApiProperty({ enum: CLOSED_REASONS, enumName: 'ClosedReason', ...nullable }) closed_reason!:
    | (typeof CLOSED_REASONS)[number]
    | null;
  @ApiProperty({ enum: MODERATIONS, enumName: 'InquiryModerationState' })
  moderation!: (typeof MODERATIONS)[number];
  fullname!: string;
  email!: string;
  phone!: string | null;
  purpose!: string | null;
  location!: string | null;
  @ApiProperty({ type: String, format: 'date', ...nullable }) date_from!: string | null;
  @ApiProperty({ type: String, format: 'date', ...nullable }) date_to!: string | null;
  number_of_guests!: number | null;
  /** Number of recipients. */
  recipients!: number;
  offers!: number;
  @ApiProperty({ type: String, format: 'date-time' }) created_at!: string;
}

@ApiSchema({ name: 'AdminInquiryCounts' })
export class AdminInquiryCountsDto {
  open!: number;
  closed!: number;
  /** Open demands without an offer and messages not marked as answered, for more than a day. */
  unanswered!: number;
}

@ApiSchema({ name: 'AdminInquiriesPage' })
export class AdminInquiriesPageDto extends PageInfo {
  items!: AdminInquiryRowDto[];
  /** By state under the other filters. */
  counts!: AdminInquiryCountsDto;
}

@ApiSchema({ name: 'AdminInquiryRecipient' })
export class AdminInquiryRecipientDto {
  id!: number;
  @ApiProperty({ enum: RECIPIENT_STATES, enumName: 'RecipientState' })
  state!: (typeof RECIPIENT_STATES)[number];
  state_label!: string;
  @ApiProperty(schemaRef('ReservationSpace')) space!: {
    id: number;
    url: string;
    building_name: string;
    space_name: string;
  };
  @ApiProperty(schemaRef('SpaceRef')) owner!: { id: number; name: string };
  offer!: InquiryOfferDto | null;
  decline_reason!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) sent_at!: string;
  @ApiProperty(dateTime) seen_at!: string | null;
  @ApiProperty(dateTime) answered_at!: string | null;
  @ApiProperty(dateTime) handled_at!: string | null;
  @ApiProperty({ enum: HANDLED_HOW, enumName: 'HandledHow', ...nullable }) handled_how!:
    | (typeof HANDLED_HOW)[number]
    | null;
}

@ApiSchema({ name: 'AdminInquiry' })
export class AdminInquiryDto extends DemandDetailsDto {
  id!: number;
  @ApiProperty({ enum: INQUIRY_KINDS }) kind!: (typeof INQUIRY_KINDS)[number];
  @ApiProperty({ enum: INQUIRY_STATES, enumName: 'InquiryState' }) state!: (typeof INQUIRY_STATES)[number];
  state_label!: string;
  @ApiProperty({ enum: CLOSED_REASONS, enumName: 'ClosedReason', ...nullable }) closed_reason!:
    | (typeof CLOSED_REASONS)[number]
    | null;
  closed_note!: string | null;
  @ApiProperty({ enum: MODERATIONS, enumName: 'InquiryModerationState' })
  moderation!: (typeof MODERATIONS)[number];
  fullname!: string;
  email!: string;
  phone!: string | null;
  purpose_id!: number | null;
  purpose_text!: string | null;
  location_id!: number | null;
  attribute_ids!: number[];
  recipients!: AdminInquiryRecipientDto[];
  version!: number;
}

@ApiSchema({ name: 'AdminInquiryAnswer' })
export class AdminInquiryAnswerDto {
  inquiry!: AdminInquiryDto;
}

@ApiSchema({ name: 'AdminInquiryInput' })
export class AdminInquiryInputDto extends DemandFieldsDto {
  /** Version as read; 409 if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}

export class ForwardCall {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: BOOKING.demandSpaces * 4 })
  @combineRules(IdsRules(BOOKING.demandSpaces * 4), ArrayMinSize(1, { message: toRuleMessage('required') }))
  space_ids!: number[];
}

export class AdminCloseCall {
  @ApiProperty({
    type: String,
    maxLength: LIMITS.reason,
    description: 'Sent to the sender and the owners; may be empty.',
  })
  @TextRules(LIMITS.reason)
  note = '';
}
