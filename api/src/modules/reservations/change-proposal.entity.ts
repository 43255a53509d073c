import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import type { ProposalDeclineCode } from '@prostora/contracts';
import type { PriceState } from '@prostora/pricing';
import { Space } from '../spaces/index.ts';
import { Reservation } from './reservation.entity.ts';
import type { ProposalSide, ProposalState } from './change-proposal.states.ts';

/**
 * A change of a reservation that one side proposes to the other. At most one per reservation is open; it
 * holds its slot.
 */
@Entity({ tableName: 'change_proposal' })
@Index({ properties: ['space', 'state'] })
@Index({ properties: ['state', 'expiresAt'] })
export class ChangeProposal {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Reservation, { deleteRule: 'cascade' })
  @Index()
  reservation!: Rel<Reservation>;

  @Property({ type: 'string', length: 5 })
  side!: ProposalSide;

  /** `guest`, `owner` or `operator`. */
  @Property({ type: 'string', length: 10 })
  author!: 'guest' | 'owner' | 'operator';

  @Property({ type: 'string', length: 10 })
  state: ProposalState = 'open';

  /** Proposals of several reservations that are answered together. */
  @Property({ type: 'uuid', nullable: true, index: true })
  bundle: string | null = null;

  /** Sequence of the reservation the proposal was made for. */
  @Property({ type: 'integer' })
  baseSequence!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  /** The proposed slot with the buffers of its space. */
  @Property({ type: 'datetime' })
  heldFrom!: Date;

  @Property({ type: 'datetime' })
  heldUntil!: Date;

  @Property({ type: 'integer' })
  guests!: number;

  @Property({ type: 'integer' })
  priceHaler!: number;

  /** Read by `toProposedPrice`; null in rows of former releases. */
  @Property({ type: 'string', length: 8, nullable: true })
  priceState: PriceState | null = null;

  @Property({ type: 'string', length: 1000, nullable: true })
  message: string | null = null;

  @Property({ type: 'string', length: 1000, nullable: true })
  declineReason: string | null = null;

  /** Reason of a decline by a rule, without a text. */
  @Property({ type: 'string', length: 32, nullable: true })
  declineCode: ProposalDeclineCode | null = null;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  decidedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
