import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PROPOSAL_DECLINE_CODES, type ProposalDeclineCode } from '@prostora/contracts';
import { ReservationSpaceDto } from './reservation-space.dto.ts';

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
  @ApiProperty({ type: String, ...nullable, description: 'Reason of the decline.' }) decline_reason!:
    | string
    | null;
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
