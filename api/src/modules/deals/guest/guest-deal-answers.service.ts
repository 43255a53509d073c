import { Injectable } from '@nestjs/common';
import { planInstalments } from '@prostora/rental-terms';
import { Clock } from '../../../platform/clock/clock.ts';
import { toReservationSpaceDto } from '../../reservations/decisions/index.ts';
import type { PlannedInstalmentDto } from '../deal.dto.ts';
import type { DealOffer } from '../deal.entity.ts';
import { toDealDto, toPlannedInstalmentDto } from '../deal.mapper.ts';
import { DealRepository } from '../deal.repository.ts';
import { findOffer, findOfferEnd } from '../deal.states.ts';
import type { DealWithSummary } from '../deal-summaries.service.ts';
import type { GuestDealAnswerDto } from './guest-deal.dto.ts';
import { GuestDealsService } from './guest-deals.service.ts';

/** Answers to guests. */
@Injectable()
export class GuestDealAnswersService {
  constructor(
    private readonly deals: GuestDealsService,
    private readonly repository: DealRepository,
    private readonly clock: Clock,
  ) {}

  async toAnswer({ record, state }: DealWithSummary): Promise<GuestDealAnswerDto> {
    const now = this.clock.now();
    const fee = await this.deals.findFeeNow(record);
    const sent = findOffer(record, 'sent');
    const offered = sent !== undefined && findOfferEnd(sent) > now ? sent : null;
    const dto = toDealDto(record, state, fee, now);
    const spaces = await this.repository.listSpaces(dto.offer?.rooms.map((room) => room.space_id) ?? []);
    return {
      deal: {
        ...dto,
        offer_spaces: spaces.map(toReservationSpaceDto),
        planned_instalments: offered ? planPayments(offered, now) : [],
        allowed_actions: [
          ...(offered ? (['accept', 'decline'] as const) : []),
          ...(fee === null ? [] : (['cancel'] as const)),
          'tenant',
        ],
      },
    };
  }
}

/** What is to be paid if the offer is accepted now. */
const planPayments = (offer: DealOffer, now: Date): PlannedInstalmentDto[] =>
  planInstalments({
    terms: offer.definition,
    reservations: offer.rooms.map((room) => ({
      priceHaler: room.price_haler,
      startsAt: new Date(room.starts_at),
    })),
    depositHaler: offer.depositHaler,
    acceptedAt: now,
  }).instalments.map(toPlannedInstalmentDto);
