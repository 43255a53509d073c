import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { IsString, MaxLength } from 'class-validator';
import { TextRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  CLOSED_REASONS,
  DemandDetailsDto,
  INQUIRY_KINDS,
  INQUIRY_STATES,
  InquiryOfferDto,
  MatchSummaryDto,
  OfferReservationDto,
  RECIPIENT_STATES,
  schemaRef,
} from '../inquiry.dto.ts';

const nullable = { nullable: true } as const;

/** Token of the link to the sender's page. */
@ApiSchema({ name: 'GuestInquiryCall' })
export class SenderInquiryCall {
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(100, { message: toRuleMessage('maxLength', { max: 100 }) })
  token!: string;
}

export class ChooseOfferCall extends SenderInquiryCall {
  @IsId()
  recipient_id!: number;
}

export class CloseInquiryCall extends SenderInquiryCall {
  @ApiProperty({ type: String, maxLength: LIMITS.reason, description: 'May be empty.' })
  @TextRules(LIMITS.reason)
  reason = '';
}

@ApiSchema({ name: 'InquiryContact' })
export class InquiryContactDto {
  phone!: string | null;
  email!: string | null;
}

@ApiSchema({ name: 'GuestOfferReservation' })
export class GuestOfferReservationDto extends OfferReservationDto {
  /** Path of the guest’s page. */
  url!: string | null;
}

@ApiSchema({ name: 'GuestInquiryRecipient' })
export class SenderInquiryRecipientDto {
  id!: number;
  @ApiProperty({ enum: RECIPIENT_STATES, enumName: 'RecipientState' })
  state!: (typeof RECIPIENT_STATES)[number];
  /** The Czech name both sides see. */
  state_label!: string;
  @ApiProperty(schemaRef('SpaceCard')) space!: object;
  offer!: InquiryOfferDto | null;
  /** People whom the offered space holds, in the layout of the offer or of the demand; null if unknown. */
  capacity!: number | null;
  decline_reason!: string | null;
  /** Contact of the owner, after an offer. */
  contact!: InquiryContactDto | null;
  /** Created from the chosen offer. */
  reservation!: GuestOfferReservationDto | null;
  /** Czech: why the chosen offer has no reservation. */
  reservation_message!: string | null;
  /** Null until one side has written a message. */
  conversation_id!: number | null;
  /** Whether the sender may write to the owner. */
  can_write!: boolean;
}

@ApiSchema({ name: 'GuestInquiry' })
export class SenderInquiryDto extends DemandDetailsDto {
  id!: number;
  @ApiProperty({ enum: INQUIRY_KINDS }) kind!: (typeof INQUIRY_KINDS)[number];
  @ApiProperty({ enum: INQUIRY_STATES, enumName: 'InquiryState' }) state!: (typeof INQUIRY_STATES)[number];
  state_label!: string;
  @ApiProperty({ enum: CLOSED_REASONS, enumName: 'ClosedReason', ...nullable }) closed_reason!:
    | (typeof CLOSED_REASONS)[number]
    | null;
  fullname!: string;
  /** When the demand was sent. */
  match_summary!: MatchSummaryDto | null;
  recipients!: SenderInquiryRecipientDto[];
}

@ApiSchema({ name: 'GuestInquiryAnswer' })
export class SenderInquiryAnswerDto {
  inquiry!: SenderInquiryDto;
}
