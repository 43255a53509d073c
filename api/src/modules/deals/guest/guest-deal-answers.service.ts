import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { toDealDto } from '../deal.mapper.ts';
import { findOffer, findOfferEnd } from '../deal.states.ts';
import type { JudgedDeal } from '../steps/deal-steps.service.ts';
import type { GuestDealAnswerDto } from './guest-deal.dto.ts';
import { GuestDealsService } from './guest-deals.service.ts';

/** Answers to guests. */
@Injectable()
export class GuestDealAnswersService {
  constructor(
    private readonly deals: GuestDealsService,
    private readonly clock: Clock,
  ) {}

  async toAnswer({ record, state }: JudgedDeal): Promise<GuestDealAnswerDto> {
    const now = this.clock.now();
    const fee = await this.deals.findFeeNow(record);
    const sent = findOffer(record, 'sent');
    const isOffered = sent !== undefined && findOfferEnd(sent) > now;
    return {
      deal: {
        ...toDealDto(record, state, fee, now),
        allowed_actions: [
          ...(isOffered ? (['accept', 'decline'] as const) : []),
          ...(fee === null ? [] : (['cancel'] as const)),
          'tenant',
        ],
      },
    };
  }

  /** „k…@posta.example“ */
  hideEmail(email: string): string {
    return email.replace(/^(.).*(?=@)/u, '$1…');
  }
}
