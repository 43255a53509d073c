import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType } from '@nestjs/swagger';
import {
  CANCEL_CODES,
  LIMITS,
  RESERVATION_FIELD_PERMISSIONS,
  RESERVATION_STATUSES,
  type CancelCode,
  type ReservationStatusValue,
  type RestrictedReservationField,
  PROPOSAL_DECLINE_CODES,
  type ProposalDeclineCode,
} from '@prostora/contracts';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength, ValidateIf, IsInt, Min } from 'class-validator';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { ReservationOriginDto } from './reservation-origin.dto.ts';
import { combineRules, OptionalField } from '../../platform/http/field-rules.ts';
import type { StepScope } from './reservation-lock.service.ts';

/** The space of a reservation. */
@ApiSchema({ name: 'ReservationSpace' })
export class ReservationSpaceDto {
  id!: number;
  /** `<building>/<space>` or `<building>`. */
  url!: string;
  building_name!: string;
  space_name!: string;
}

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const SIDES = ['host', 'guest'] as const;
export const PRICE_STATES = ['none', 'estimate', 'complete', 'agreed'] as const;
export const proposalSide = {
  enum: SIDES,
  enumName: 'ProposalSide',
  description: 'Proposing side; the host is the owner or the operator.',
} as const;
/** Options of the properties of a price. */
export const priceState = {
  enum: PRICE_STATES,
  enumName: 'PriceState',
  description: '`none`: by agreement; `agreed`: set or confirmed by the owner.',
} as const;
export const storedQuote = {
  oneOf: [{ $ref: '#/components/schemas/Quote' }],
  ...nullable,
  description: 'The quote of the booking; null for reservations older than quotes.',
};
const STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

/** What both sides agree on. */
@ApiSchema({ name: 'ReservationAgreement' })
export class ReservationAgreementDto {
  space!: ReservationSpaceDto;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  number_of_guests!: number;
  /** CZK. */
  price!: number;
  @ApiProperty(priceState)
  price_state!: (typeof PRICE_STATES)[number];
}

/** A change of one reservation. */
@ApiSchema({ name: 'AgreementChange' })
export class AgreementChangeDto {
  /** Current values. */
  before!: ReservationAgreementDto;
  /** Proposed values. */
  after!: ReservationAgreementDto;
}

@ApiSchema({ name: 'ChangeProposal' })
export class ChangeProposalDto {
  id!: number;
  @ApiProperty(proposalSide) side!: (typeof SIDES)[number];
  @ApiProperty({ enum: STATES, enumName: 'ProposalState' }) state!: (typeof STATES)[number];
  /** Current values. */
  before!: ReservationAgreementDto;
  /** Proposed values. */
  after!: ReservationAgreementDto;
  message!: string | null;
  /** Reason of the decline. */
  decline_reason!: string | null;
  @ApiProperty({
    enum: PROPOSAL_DECLINE_CODES,
    enumName: 'ProposalDeclineCode',
    ...nullable,
    description: 'The rule that declined it.',
  })
  decline_code!: ProposalDeclineCode | null;
  @ApiProperty({ ...timestamp, description: 'The proposed slot is held until this time.' })
  expires_at!: string;
  @ApiProperty(timestamp) created_at!: string;
  @ApiProperty({ ...timestamp, ...nullable }) decided_at!: string | null;
}

const APPLY_TO = ['this', 'group'] as const;
export type ApplyTo = (typeof APPLY_TO)[number];

/** What a step applies to. */
export const OptionalApplyTo = (description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ enum: APPLY_TO, enumName: 'ApplyTo', default: 'group', description }),
    OptionalField(),
    IsIn(APPLY_TO, { message: toRuleMessage('choice') }),
  );

/** Version of the group as read. */
export const OptionalGroupVersion = (): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({
      type: Number,
      description:
        '`group.version` as read; 409 RESERVATION_CHANGED if a reservation of the event has changed since.',
    }),
    OptionalField(),
    IsInt({ message: toRuleMessage('integer') }),
    Min(0, { message: toRuleMessage('integer') }),
  );

export const WHOLE_EVENT =
  '`group` (default): all reservations of the event, in other spaces and on other days of its series, or none; `this`: one of them.';

/** All days of a series too. */
export const toStepScope = (applyTo: ApplyTo | null | undefined): StepScope =>
  applyTo === 'this' ? 'this' : 'all';

export const awaitsEmailConfirmation = {
  type: Boolean,
  description:
    'The guest’s e-mail address is not confirmed: the request holds its slot until `expires_at` and cannot be answered.',
} as const;
export const offeredUntil = {
  ...timestamp,
  ...nullable,
  description:
    'End of an offer to a person on a waiting list, for whom the reservation holds the slot; null for other reservations.',
} as const;
export const RESERVATION_ACTIONS = ['confirm', 'refuse', 'cancel', 'move', 'change', 'note'] as const;
export const CANCELLED_BY = ['guest', 'owner', 'operator', 'system'] as const;
type Action = (typeof RESERVATION_ACTIONS)[number];

export const BlankToNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);
export const MaxLengthRule = (max: number): PropertyDecorator =>
  MaxLength(max, { message: toRuleMessage('maxLength', { max }) });
export const TextRule = (): PropertyDecorator => IsString({ message: toRuleMessage('text') });

@ApiSchema({ name: 'CalendarReservation' })
export class CalendarReservationDto {
  id!: number;
  @ApiProperty({ enum: RESERVATION_STATUSES, enumName: 'ReservationStatus' }) status!: ReservationStatusValue;
  /** Empty for callers that may not see it. */
  customer_name!: string;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
}

@ApiSchema({ name: 'CreatedReservation' })
export class CreatedReservationDto extends CalendarReservationDto {
  space_id!: number;
  number_of_guests!: number;
  notes!: string;
  /** CZK. */
  price!: number;
  @ApiProperty(priceState)
  price_state!: (typeof PRICE_STATES)[number];
  @ApiProperty(storedQuote)
  quote!: object | null;
  @ApiProperty({ ...timestamp, ...nullable, description: 'Expiration of an unanswered request.' })
  expires_at!: string | null;
  /**
   * The e-mail address has to be confirmed before `expires_at`: a link and a six-digit code were mailed to
   * `customer_email`. Send the code to `POST /api/reservations/{id}/guest/proof` with the token of
   * `guest_url`.
   */
  awaits_proof!: boolean;

  /** Whether the confirmation mail was sent; `false` beyond the limit of mails to an unconfirmed address. */
  proof_sent!: boolean;

  /** Path of the guest’s page, with its token. */
  guest_url!: string;
}

@ApiSchema({ name: 'CreatedReservationAnswer' })
export class CreatedReservationAnswerDto {
  reservation!: CreatedReservationDto;
}

/** What a step with a reservation applies to by default. */
@ApiSchema({ name: 'ReservationGroup' })
export class ReservationGroupDto {
  @ApiProperty({ type: Number, minimum: 2, description: 'Reservations of the same status, with this one.' })
  count!: number;
  /** Names of their spaces. */
  spaces!: string[];
  /** Different days. */
  days!: number;
  /** CZK. */
  total!: number | null;
  @ApiProperty({ ...priceState, ...nullable }) price_state!: (typeof PRICE_STATES)[number] | null;
  /** Send it with a step, to detect concurrent changes. */
  version!: number;
  /** False for a member of the team limited to other spaces, whose steps apply to `this` alone. */
  may_apply!: boolean;
}

/** A reservation as the owner and the operator see it. */
@ApiSchema({ name: 'Reservation' })
export class ReservationDto extends IntersectionType(CalendarReservationDto, ReservationOriginDto) {
  space!: ReservationSpaceDto;
  /** Empty: none. */
  customer_email!: string | null;
  customer_phone!: string | null;
  number_of_guests!: number;
  notes!: string;
  /** CZK. */
  price!: number | null;
  @ApiProperty({ ...priceState, ...nullable })
  price_state!: (typeof PRICE_STATES)[number] | null;
  @ApiProperty(storedQuote)
  quote!: object | null;
  /** Message of the owner with the confirmation. */
  host_message!: string | null;
  /** Visible to the owner and the operator only. */
  owner_note!: string | null;
  cancel_reason!: string | null;
  @ApiProperty({
    enum: CANCEL_CODES,
    enumName: 'CancelCode',
    ...nullable,
    description: 'The reason chosen by the host.',
  })
  cancel_code!: CancelCode | null;
  @ApiProperty({ enum: CANCELLED_BY, enumName: 'CancelledBy', ...nullable }) cancelled_by!:
    | (typeof CANCELLED_BY)[number]
    | null;
  @ApiProperty({ ...timestamp, ...nullable }) expires_at!: string | null;
  @ApiProperty(awaitsEmailConfirmation) awaits_proof!: boolean;
  @ApiProperty(offeredUntil) offered_until!: string | null;
  @ApiProperty(timestamp) created_at!: string;
  /** Null until one side has written a message. */
  conversation_id!: number | null;
  /** Null where no rental terms were agreed on. */
  deal_id!: number | null;
  /** Send it with a change, to detect concurrent changes. */
  sequence!: number;
  @ApiProperty({ enum: RESERVATION_ACTIONS, isArray: true, enumName: 'ReservationAction' })
  allowed_actions!: Action[];
  /** The event with several spaces or days that it belongs to; null alone. */
  group!: ReservationGroupDto | null;
  /** Latest proposal of a change if it is open, declined or expired. */
  proposal!: ChangeProposalDto | null;
  @ApiProperty({
    enum: Object.keys(RESERVATION_FIELD_PERMISSIONS),
    isArray: true,
    enumName: 'ReservationHiddenField',
    description: 'Fields that are null because the caller’s role in the team does not see them.',
  })
  hidden!: RestrictedReservationField[];
}

@ApiSchema({ name: 'ReservationAnswer' })
export class ReservationAnswerDto {
  reservation!: ReservationDto;
}

@ApiSchema({ name: 'ConfirmedReservationAnswer' })
export class ConfirmedReservationAnswerDto extends ReservationAnswerDto {
  /** Proposal of a price that the guest has to accept. */
  proposal!: ChangeProposalDto | null;
}

@ApiSchema({ name: 'CancelReservationInput' })
export class CancelReservationInput {
  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.reason,
    ...nullable,
    description: 'Required from the owner.',
  })
  @BlankToNull
  @IsOptional()
  @TextRule()
  @MaxLengthRule(LIMITS.reason)
  reason?: string | null;

  @ApiPropertyOptional({
    enum: CANCEL_CODES,
    enumName: 'CancelCode',
    ...nullable,
    description: 'From the owner: the reason for the statistics; not shown to the guest.',
  })
  @IsOptional()
  @IsIn(CANCEL_CODES, { message: toRuleMessage('choice') })
  cancel_code?: CancelCode | null;

  @OptionalApplyTo(WHOLE_EVENT)
  apply_to?: ApplyTo;

  @OptionalGroupVersion()
  version?: number;

  @ApiPropertyOptional({ type: String, description: 'Token of the guest’s link, instead of a session.' })
  @ValidateIf((_input: unknown, value: unknown) => value !== undefined)
  @TextRule()
  @MaxLengthRule(200)
  token?: string;
}

@ApiSchema({ name: 'OwnerCalendarBlock' })
export class OwnerCalendarBlockDto {
  id!: number;
  space_id!: number;
  reason!: string;
  /** Whether the reason is public. */
  reason_public!: boolean;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** Id of the foreign calendar it was imported from. */
  feed_id!: number | null;
  @ApiProperty({ type: String, format: 'uuid', ...nullable, description: 'Common to blocks made together.' })
  group_id!: string | null;
}

@ApiSchema({ name: 'OwnerCalendarWindow' })
export class OwnerCalendarWindowDto {
  /** Id of a single window; null for an occurrence of a weekly rule. */
  id!: number | null;
  rule_id!: number | null;
  space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** CZK. */
  price_per_hour!: number;
}
