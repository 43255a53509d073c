import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { ChangeProposalDto, PRICE_STATES } from '../changes/change-proposal.dto.ts';
import { ReservationSpaceDto } from '../reservation-space.dto.ts';
import { CalendarReservationDto, CANCELLED_BY } from '../reservation.dto.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const MAX_TOKEN_LENGTH = 200;

@ApiSchema({ name: 'GuestReservationSpace' })
export class GuestReservationSpaceDto extends ReservationSpaceDto {
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/SpaceImage' }],
    ...nullable,
    description: 'Photograph of the space.',
  })
  image!: object | null;
  @ApiProperty({ type: Number, ...nullable }) lat!: number | null;
  @ApiProperty({ type: Number, ...nullable }) lng!: number | null;
}

@ApiSchema({ name: 'GuestReservationAddress' })
export class GuestReservationAddressDto {
  @ApiProperty({ type: String, ...nullable }) street!: string | null;
  @ApiProperty({ type: String, ...nullable }) house_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) postal_code!: string | null;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
}

@ApiSchema({ name: 'GuestReservationContact' })
export class GuestReservationContactDto {
  @ApiProperty({ type: String, ...nullable }) phone!: string | null;
  @ApiProperty({ type: String, ...nullable }) email!: string | null;
}

/** A reservation on the guest's own page. */
@ApiSchema({ name: 'GuestReservation' })
export class GuestReservationDto extends CalendarReservationDto {
  @ApiProperty({ type: Number }) number_of_guests!: number;
  @ApiProperty({ type: String }) notes!: string;
  @ApiProperty({ type: Number, description: 'CZK.' }) price!: number;
  @ApiProperty({
    enum: PRICE_STATES,
    enumName: 'PriceState',
    description: '`none`: by agreement; `agreed`: set or confirmed by the owner.',
  })
  price_state!: (typeof PRICE_STATES)[number];
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Quote' }],
    ...nullable,
    description: 'As it was answered; nothing of reservations older than quotes.',
  })
  quote!: object | null;
  @ApiProperty({ type: String, ...nullable, description: 'What the owner told the guest when confirming.' })
  host_message!: string | null;
  @ApiProperty(timestamp) created_at!: string;
  @ApiProperty({ ...timestamp, ...nullable }) expires_at!: string | null;
  @ApiProperty({
    type: Boolean,
    description: 'Holds its time only until `expires_at` unless the mailbox is proved.',
  })
  awaits_proof!: boolean;
  @ApiProperty({ type: Boolean, description: 'Whether the mail that proves the mailbox was sent.' })
  proof_sent!: boolean;
  @ApiProperty({ type: String, ...nullable }) cancel_reason!: string | null;
  @ApiProperty({ enum: CANCELLED_BY, enumName: 'CancelledBy', ...nullable }) cancelled_by!:
    (typeof CANCELLED_BY)[number] | null;
  @ApiProperty({ type: Number, description: 'Goes back with a wish for a change.' }) sequence!: number;
  @ApiProperty({ enum: ['cancel', 'change'], isArray: true }) allowed_actions!: ('cancel' | 'change')[];
  @ApiProperty({
    type: ChangeProposalDto,
    ...nullable,
    description: 'The last proposal of a change, where it is open, declined or expired.',
  })
  proposal!: ChangeProposalDto | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/SpaceImage' }],
    ...nullable,
    description: 'Photograph of the proposed space.',
  })
  proposed_image!: object | null;
  @ApiProperty({ type: GuestReservationSpaceDto }) space!: GuestReservationSpaceDto;
  @ApiProperty({ type: GuestReservationAddressDto }) address!: GuestReservationAddressDto;
  @ApiProperty({
    type: GuestReservationContactDto,
    ...nullable,
    description: 'Of the owner, once it is confirmed.',
  })
  contact!: GuestReservationContactDto | null;
}

@ApiSchema({ name: 'GuestReservationAnswer' })
export class GuestReservationAnswerDto {
  @ApiProperty({ type: GuestReservationDto }) reservation!: GuestReservationDto;
}

@ApiSchema({ name: 'ReservationTokenInput' })
export class ReservationTokenInput {
  @ApiProperty({ type: String, description: 'Of the guest’s link.' })
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(MAX_TOKEN_LENGTH, { message: toRuleMessage('maxLength', { max: MAX_TOKEN_LENGTH }) })
  token!: string;
}

@ApiSchema({ name: 'EmailConfirmationInput' })
export class EmailConfirmationInput extends ReservationTokenInput {
  @ApiProperty({
    type: String,
    pattern: '^\\d{6}$',
    description: 'Six digits of the mail; spaces are ignored.',
  })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\s/gu, '') : value,
  )
  @IsString({ message: toRuleMessage('proofCodeFormat') })
  @Matches(/^\d{6}$/u, { message: toRuleMessage('proofCodeFormat') })
  code!: string;
}

@ApiSchema({ name: 'GuestCancelInput' })
export class GuestCancelInput extends ReservationTokenInput {
  @ApiPropertyOptional({ type: String, maxLength: LIMITS.reason, ...nullable })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value))
  @IsOptional()
  @IsString({ message: toRuleMessage('text') })
  @MaxLength(LIMITS.reason, { message: toRuleMessage('maxLength', { max: LIMITS.reason }) })
  reason?: string | null;
}
