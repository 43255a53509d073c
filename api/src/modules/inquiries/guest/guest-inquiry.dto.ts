import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { IsString, MaxLength } from 'class-validator';
import { TextRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  CLOSED_REASONS,
  DemandDetailsDto,
  INQUIRY_STATES,
  InquiryOfferDto,
  MatchSummaryDto,
  OfferReservationDto,
  RECIPIENT_STATES,
  schemaRef,
} from '../inquiry.dto.ts';

const nullable = { nullable: true } as const;

/** Token of the link to the sender's page. */
export class GuestInquiryCall {
  @ApiProperty({ type: String })
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(100, { message: toRuleMessage('maxLength', { max: 100 }) })
  token!: string;
}

export class ChooseOfferCall extends GuestInquiryCall {
  @ApiProperty({ type: Number })
  @IsId()
  recipient_id!: number;
}

export class CloseInquiryCall extends GuestInquiryCall {
  @ApiProperty({ type: String, maxLength: LIMITS.reason, description: 'May be empty.' })
  @TextRules(LIMITS.reason)
  reason = '';
}

@ApiSchema({ name: 'InquiryContact' })
export class InquiryContactDto {
  @ApiProperty({ type: String, ...nullable }) phone!: string | null;
  @ApiProperty({ type: String, ...nullable }) email!: string | null;
}

@ApiSchema({ name: 'GuestOfferReservation' })
export class GuestOfferReservationDto extends OfferReservationDto {
  @ApiProperty({ type: String, ...nullable, description: 'Path of the guest’s page.' }) url!: string | null;
}

@ApiSchema({ name: 'GuestInquiryRecipient' })
export class GuestInquiryRecipientDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ enum: RECIPIENT_STATES, enumName: 'RecipientState' })
  state!: (typeof RECIPIENT_STATES)[number];
  @ApiProperty({ type: String, description: 'The Czech name both sides see.' }) state_label!: string;
  @ApiProperty(schemaRef('SpaceCard')) space!: object;
  @ApiProperty({ type: InquiryOfferDto, ...nullable }) offer!: InquiryOfferDto | null;
  @ApiProperty({ type: String, ...nullable }) decline_reason!: string | null;
  @ApiProperty({ type: InquiryContactDto, ...nullable, description: 'Contact of the owner, after an offer.' })
  contact!: InquiryContactDto | null;
  @ApiProperty({ type: GuestOfferReservationDto, ...nullable, description: 'Created from the chosen offer.' })
  reservation!: GuestOfferReservationDto | null;
  @ApiProperty({ type: String, ...nullable, description: 'Czech: why the chosen offer has no reservation.' })
  reservation_message!: string | null;
}

@ApiSchema({ name: 'GuestInquiry' })
export class GuestInquiryDto extends DemandDetailsDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ enum: INQUIRY_STATES, enumName: 'InquiryState' }) state!: (typeof INQUIRY_STATES)[number];
  @ApiProperty({ type: String }) state_label!: string;
  @ApiProperty({ enum: CLOSED_REASONS, enumName: 'ClosedReason', ...nullable }) closed_reason!:
    | (typeof CLOSED_REASONS)[number]
    | null;
  @ApiProperty({ type: String }) fullname!: string;
  @ApiProperty({ type: MatchSummaryDto, ...nullable, description: 'When the demand was sent.' })
  match_summary!: MatchSummaryDto | null;
  @ApiProperty({ type: [GuestInquiryRecipientDto] }) recipients!: GuestInquiryRecipientDto[];
}

@ApiSchema({ name: 'GuestInquiryAnswer' })
export class GuestInquiryAnswerDto {
  @ApiProperty({ type: GuestInquiryDto }) inquiry!: GuestInquiryDto;
}
