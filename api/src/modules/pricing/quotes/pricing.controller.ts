import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { toBookingRequest } from '../booking-request.ts';
import { PricingService } from './pricing.service.ts';
import { QuoteAnswerDto, QuoteInput } from '../quote.dto.ts';

const QUOTES = { name: 'pricing-quote', points: 120, seconds: 60 };

@Routes('pricing', { tag: 'pricing' })
export class PricingController {
  constructor(private readonly pricing: PricingService) {}

  @Route('POST', 'quote', {
    access: 'public',
    throttle: QUOTES,
    summary: 'Quote the price of a time slot',
    description: 'Does not check availability or capacity. Nothing is stored.',
    answer: QuoteAnswerDto,
    errors: [404, 422],
  })
  async quote(@CurrentActor() actor: Actor, @Body() input: QuoteInput): Promise<QuoteAnswerDto> {
    const booking = { ...toBookingRequest(input), spaceId: input.space_id };
    return { quote: await this.pricing.quote(actor, booking) };
  }
}
