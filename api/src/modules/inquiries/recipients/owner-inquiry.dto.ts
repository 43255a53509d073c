import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, CANCEL_CODES, LAYOUTS, LIMITS, type CancelCode } from '@prostora/contracts';
import { TARIFF_KINDS, type TariffKind } from '@prostora/pricing';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import {
  combineRules,
  NestedRules,
  OptionalField,
  RequiredLineRules,
  RequiredTextRules,
} from '../../../platform/http/field-rules.ts';
import { OptionalChoice, OptionalUser } from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  DemandDetailsDto,
  HANDLED_HOW,
  HANDLED_OUTSIDE,
  INQUIRY_KINDS,
  InquiryOfferDto,
  OfferReservationDto,
  RECIPIENT_STATES,
  schemaRef,
} from '../inquiry.dto.ts';
import { MaybeAmountRules, MaybeDayRules, MaybeIdRules, MaybeLayoutRules } from '../inquiry-rules.dto.ts';

const nullable = { nullable: true } as const;
const OFFER_ROW_LABEL = 200;
const MAX_OFFER_ROWS = 60;
const MAX_ROW_CZK = 20_000_000;
const BUCKETS = ['waiting', 'answered', 'closed'] as const;
type HandledHow = (typeof HANDLED_HOW)[number];
const ACTIONS = ['offer', 'decline', 'handle'] as const;

export class OwnerInquiriesQuery extends PageQuery {
  @OptionalChoice(BUCKETS, { description: 'Waiting for an answer, answered or closed; all if omitted.' })
  state?: (typeof BUCKETS)[number];

  @OptionalUser({ description: 'Only those handled by this member of the team: id of the user, or `me`.' })
  assignee?: string;
}

@ApiSchema({ name: 'OfferRowInput' })
export class OfferRowInput {
  @ApiProperty({ type: String, maxLength: OFFER_ROW_LABEL })
  @RequiredLineRules(OFFER_ROW_LABEL)
  label!: string;

  @ApiProperty({ type: Number, description: 'CZK with VAT; negative of a discount, 0 of what is included.' })
  @IsNumber(
    { maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false },
    { message: toRuleMessage('number') },
  )
  @Min(-MAX_ROW_CZK, { message: toRuleMessage('offerPrice') })
  @Max(MAX_ROW_CZK, { message: toRuleMessage('offerPrice') })
  amount!: number;

  @ApiPropertyOptional({ type: Number, ...nullable, description: 'Percent; null without VAT.' })
  @IsOptional()
  @IsNumber(
    { maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false },
    { message: toRuleMessage('number') },
  )
  @Min(0, { message: toRuleMessage('positive') })
  @Max(100, { message: toRuleMessage('range', { min: 0, max: 100 }) })
  vat_rate?: number | null;
}

@ApiSchema({ name: 'OfferInput' })
export class OfferInputDto {
  @ApiProperty({
    type: Number,
    minimum: 0,
    ...nullable,
    description: 'Total price in CZK; null: by agreement.',
  })
  @MaybeAmountRules(toRuleMessage('offerPrice'))
  price!: number | null;

  @ApiProperty({ type: String, maxLength: BOOKING.demandText })
  @RequiredTextRules(BOOKING.demandText)
  text!: string;

  @ApiProperty({ type: String, format: 'date', ...nullable })
  @MaybeDayRules()
  valid_until!: string | null;

  @ApiPropertyOptional({ type: Number, description: 'Another published space of the same owner.' })
  @MaybeIdRules()
  space_id?: number | null;

  @ApiPropertyOptional({
    type: [OfferRowInput],
    ...nullable,
    maxItems: MAX_OFFER_ROWS,
    description: 'Items that add up to the price.',
  })
  @combineRules(
    OptionalField(),
    Type(() => OfferRowInput),
    IsArray({ message: toRuleMessage('list') }),
    ArrayMaxSize(MAX_OFFER_ROWS, { message: toRuleMessage('list') }),
    IsObject({ each: true, message: toRuleMessage('list') }),
    NestedRules({ each: true, message: toRuleMessage('list') }),
  )
  rows?: OfferRowInput[] | null;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    ...nullable,
    description: 'CZK, refundable, besides the price.',
  })
  @MaybeAmountRules(toRuleMessage('offerPrice'))
  deposit?: number | null;

  @ApiPropertyOptional({
    enum: LAYOUTS,
    enumName: 'LayoutName',
    ...nullable,
    description: 'Layout the price is for.',
  })
  @MaybeLayoutRules()
  layout?: (typeof LAYOUTS)[number] | null;
}

export class DeclineCall {
  @ApiProperty({ type: String, maxLength: LIMITS.reason })
  @RequiredTextRules(LIMITS.reason)
  reason!: string;

  @ApiPropertyOptional({
    enum: CANCEL_CODES,
    enumName: 'CancelCode',
    ...nullable,
    description: 'The reason for the statistics; not shown to the sender.',
  })
  @IsOptional()
  @IsIn(CANCEL_CODES, { message: toRuleMessage('choice') })
  decline_code?: CancelCode | null;
}

export class HandledCall {
  @IsBoolean({ message: toRuleMessage('choice') })
  handled!: boolean;

  @ApiPropertyOptional({
    enum: HANDLED_OUTSIDE,
    enumName: 'HandledOutside',
    description: 'Required with `handled: true`.',
  })
  @ValidateIf(({ handled }: HandledCall) => handled)
  @IsIn(HANDLED_OUTSIDE, { message: toRuleMessage('choice') })
  how!: (typeof HANDLED_OUTSIDE)[number];
}

@ApiSchema({ name: 'SenderContact' })
export class SenderContactDto {
  email!: string;
  phone!: string | null;
}

@ApiSchema({ name: 'OwnerInquiry' })
export class OwnerInquiryDto extends DemandDetailsDto {
  /** Id of the recipient. */
  id!: number;
  inquiry_id!: number;
  @ApiProperty({ enum: INQUIRY_KINDS }) kind!: (typeof INQUIRY_KINDS)[number];
  @ApiProperty({ enum: RECIPIENT_STATES, enumName: 'RecipientState' })
  state!: (typeof RECIPIENT_STATES)[number];
  /** The Czech name both sides see. */
  state_label!: string;
  fullname!: string;
  /** Contact of the sender: always for messages, after an offer for demands. */
  contact!: SenderContactDto | null;
  @ApiProperty(schemaRef('ReservationSpace')) space!: {
    id: number;
    url: string;
    building_name: string;
    space_name: string;
  };
  @ApiProperty({ enum: LAYOUTS, enumName: 'LayoutName', ...nullable }) layout_code!:
    | (typeof LAYOUTS)[number]
    | null;
  @ApiProperty({ enum: TARIFF_KINDS, enumName: 'PriceTariffKind', ...nullable })
  tariff_kind!: TariffKind | null;
  /** Whether the space is still free; null if unknown. */
  is_free!: boolean | null;
  offer!: InquiryOfferDto | null;
  /** Created from the chosen offer. */
  reservation!: OfferReservationDto | null;
  /** Czech: why the chosen offer has no reservation. */
  reservation_message!: string | null;
  /** Czech: the exact hours are taken or outside the offered ones; in the detail only, not in lists. */
  slot_hint!: string | null;
  decline_reason!: string | null;
  /** Null until one side has written a message. */
  conversation_id!: number | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    ...nullable,
    description: 'When a message was marked as answered.',
  })
  handled_at!: string | null;
  @ApiProperty({ enum: HANDLED_HOW, enumName: 'HandledHow', ...nullable }) handled_how!: HandledHow | null;
  /** Name of the user who marked it as answered. */
  handled_by!: string | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Assignee' }],
    ...nullable,
    description: 'The member of the team who handles it.',
  })
  assignee!: { id: number; name: string } | null;
  @ApiProperty({ enum: ACTIONS, isArray: true, enumName: 'OwnerInquiryAction' })
  allowed_actions!: (typeof ACTIONS)[number][];
}

@ApiSchema({ name: 'OwnerInquiryAnswer' })
export class OwnerInquiryAnswerDto {
  inquiry!: OwnerInquiryDto;
}

@ApiSchema({ name: 'OwnerInquiryCounts' })
export class OwnerInquiryCountsDto {
  waiting!: number;
  answered!: number;
  closed!: number;
}

@ApiSchema({ name: 'OwnerInquiriesPage' })
export class OwnerInquiriesPageDto extends PageInfo {
  items!: OwnerInquiryDto[];
  counts!: OwnerInquiryCountsDto;
}
