import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  DEAL_INSTALMENT_KINDS,
  DEAL_OFFER_STATES,
  TENANT_KINDS,
  type DealInstalmentKind,
  type DealOfferState,
  type TenantKind,
} from '@prostora/contracts';
import { CANCELLATION_REASONS, DEAL_GATES, DEAL_STAGES } from '@prostora/rental-terms';
import { ReservationSpaceDto } from '../reservations/index.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const day = { type: String, format: 'date' } as const;
const GATE_STATES = ['open', 'closed', 'waived'] as const;
const INSTALMENT_STATES = ['void', 'paid', 'part', 'overdue', 'open'] as const;
const ACTIONS = ['approve', 'accept', 'sign', 'pay', 'confirm', 'settle'] as const;

@ApiSchema({ name: 'DealStep' })
export class DealStepDto {
  @ApiProperty({ enum: ['guest', 'host'] }) who!: 'guest' | 'host';
  @ApiProperty({ enum: ACTIONS, enumName: 'DealAction' }) action!: (typeof ACTIONS)[number];
  @ApiProperty({ ...timestamp, ...nullable }) until!: string | null;
}

@ApiSchema({ name: 'DealGate' })
export class DealGateDto {
  @ApiProperty({ enum: DEAL_GATES, enumName: 'DealGateName' }) gate!: (typeof DEAL_GATES)[number];
  @ApiProperty({ enum: GATE_STATES, enumName: 'DealGateState' }) state!: (typeof GATE_STATES)[number];
}

/** An amount that one side owes the other. */
@ApiSchema({ name: 'DealInstalment' })
export class DealInstalmentDto {
  id!: number;
  @ApiProperty({
    enum: DEAL_INSTALMENT_KINDS,
    enumName: 'DealInstalmentKind',
    description: '`refund` and `deposit_return` are paid by the owner.',
  })
  kind!: DealInstalmentKind;
  /** Czech. */
  label!: string;
  /** CZK. */
  amount!: number;
  /** CZK. */
  paid!: number;
  @ApiProperty(day) due_on!: string;
  @ApiProperty({ enum: INSTALMENT_STATES, enumName: 'DealInstalmentState' })
  state!: (typeof INSTALMENT_STATES)[number];
  /** Whether the reservations are confirmed only when it is paid. */
  gate!: boolean;
  /** Variable symbol. */
  vs!: string;
}

@ApiSchema({ name: 'DealMoney' })
export class DealMoneyDto {
  /** CZK, price and fees without the deposit. */
  due!: number;
  paid!: number;
  overdue!: number;
  deposit_paid!: number;
}

@ApiSchema({ name: 'DealReservation' })
export class DealReservationDto {
  id!: number;
  @ApiProperty({ enum: ['pending', 'confirmed', 'cancelled'], enumName: 'ReservationStatus' })
  status!: 'pending' | 'confirmed' | 'cancelled';
  space!: ReservationSpaceDto;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** CZK. */
  price!: number;
}

@ApiSchema({ name: 'DealOfferRoom' })
export class DealOfferRoomDto {
  space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  number_of_guests!: number;
  /** CZK. */
  price!: number;
}

/** A version of the owner's offer. */
@ApiSchema({ name: 'DealOffer' })
export class DealOfferDto {
  no!: number;
  @ApiProperty({ enum: DEAL_OFFER_STATES, enumName: 'DealOfferState' }) state!: DealOfferState;
  rooms!: DealOfferRoomDto[];
  /** CZK. */
  total!: number;
  deposit!: number;
  message!: string;
  note!: string;
  @ApiProperty({ ...timestamp, ...nullable }) valid_until!: string | null;
  /** Whether the time is held until then. */
  holds!: boolean;
  @ApiProperty(timestamp) sent_at!: string;
}

@ApiSchema({ name: 'DealTerms' })
export class DealTermsDto {
  /** Czech sentences of the cancellation ladder. */
  sentences!: string[];
  /** CZK that the guest's cancellation costs now; null where nothing can be cancelled. */
  fee_now!: number | null;
}

/** Who signs and is invoiced. */
@ApiSchema({ name: 'DealTenant' })
export class DealTenantDto {
  @ApiProperty({ enum: TENANT_KINDS, enumName: 'TenantKind' }) kind!: TenantKind;
  name!: string;
  address!: string;
  ico!: string | null;
  dic!: string | null;
  represented_by!: string | null;
  email!: string;
  order_number!: string | null;
}

/** What both sides see of a deal. */
export class DealBaseDto {
  id!: number;
  number!: string;
  title!: string;
  @ApiProperty({ enum: DEAL_STAGES, enumName: 'DealStage' }) stage!: (typeof DEAL_STAGES)[number];
  @ApiProperty({ type: DealStepDto, ...nullable, description: 'Who is next; null: nobody.' })
  next!: DealStepDto | null;
  @ApiProperty({
    type: DealOfferDto,
    ...nullable,
    description: 'The accepted one, else the one that is sent.',
  })
  offer!: DealOfferDto | null;
  reservations!: DealReservationDto[];
  gates!: DealGateDto[];
  /** Without those that came to nothing. */
  instalments!: DealInstalmentDto[];
  money!: DealMoneyDto;
  cancellation!: DealTermsDto;
  @ApiProperty({ type: DealTenantDto, ...nullable }) tenant!: DealTenantDto | null;
  /** Account to which the guest pays; null where the owner has not entered it. */
  account!: string | null;
}

/** An amount to be paid once the offer is accepted. */
@ApiSchema({ name: 'PlannedInstalment' })
export class PlannedInstalmentDto {
  /** Czech. */
  label!: string;
  /** CZK. */
  amount!: number;
  @ApiProperty({ ...day, description: 'If it is accepted today.' }) due_on!: string;
  /** Whether the reservations are confirmed only when it is paid. */
  gate!: boolean;
}

@ApiSchema({ name: 'GuestDeal' })
export class GuestDealDto extends DealBaseDto {
  /** Spaces of the offer. */
  offer_spaces!: ReservationSpaceDto[];
  /** Of an offer that may be accepted. */
  planned_instalments!: PlannedInstalmentDto[];
  @ApiProperty({ enum: ['accept', 'decline', 'cancel', 'tenant'], isArray: true })
  allowed_actions!: ('accept' | 'decline' | 'cancel' | 'tenant')[];
}

/** What a cancellation costs as of a moment. */
@ApiSchema({ name: 'CancellationPreviewLine' })
export class CancellationPreviewLineDto {
  reservation_id!: number;
  /** Days before the start. */
  days!: number;
  /** Czech. */
  text!: string;
  /** CZK. */
  fee!: number;
}

@ApiSchema({ name: 'CancellationNextChange' })
export class CancellationNextChangeDto {
  @ApiProperty(timestamp) at!: string;
  /** CZK. */
  fee!: number;
}

@ApiSchema({ name: 'CancellationPreview' })
export class CancellationPreviewDto {
  @ApiProperty(timestamp) computed_at!: string;
  @ApiProperty(timestamp) valid_until!: string;
  @ApiProperty({ enum: CANCELLATION_REASONS, enumName: 'CancellationRule' })
  reason!: (typeof CANCELLATION_REASONS)[number];
  lines!: CancellationPreviewLineDto[];
  /** CZK. */
  fee!: number;
  paid!: number;
  refund!: number;
  owed!: number;
  deposit_back!: number;
  @ApiProperty({ type: CancellationNextChangeDto, ...nullable })
  next_change!: CancellationNextChangeDto | null;
  /** Whether the guest has to prove the mailbox by a code. */
  needs_code!: boolean;
  preview_hash!: string;
}

@ApiSchema({ name: 'CancellationPreviewAnswer' })
export class CancellationPreviewAnswerDto {
  preview!: CancellationPreviewDto;
}

/** The deal of a reservation. */
@ApiSchema({ name: 'ReservationDeal' })
export class ReservationDealDto {
  id!: number;
  number!: string;
  @ApiProperty({ enum: DEAL_STAGES, enumName: 'DealStage' }) stage!: (typeof DEAL_STAGES)[number];
  @ApiProperty({ type: DealStepDto, ...nullable }) next!: DealStepDto | null;
}
