import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { parseTimestamp } from '@prostora/contracts';
import { CurrentActor, ApiErrors, Throttle, Public, type Actor } from '../../platform/http/index.ts';
import { PricingService } from './pricing.service.ts';
import { QuoteAnswerDto, QuoteInput } from './quote.dto.ts';
import type { QuoteRequest } from './quote-snapshot.ts';

const QUOTES = { name: 'pricing-quote', points: 120, seconds: 60 };

@ApiTags('pricing')
@Controller('pricing')
export class PricingController {
  constructor(private readonly pricing: PricingService) {}

  @Post('quote')
  @HttpCode(200)
  @Public()
  @Throttle(QUOTES)
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Quote the price of a time slot',
    description: 'Does not check availability or capacity. Nothing is stored.',
  })
  @ApiOkResponse({ type: QuoteAnswerDto })
  async quote(@CurrentActor() actor: Actor, @Body() input: QuoteInput): Promise<QuoteAnswerDto> {
    return { quote: await this.pricing.quote(actor, toQuoteRequest(input)) };
  }
}

const toQuoteRequest = ({ space_id, start_datetime, end_datetime, guests }: QuoteInput): QuoteRequest => ({
  spaceId: space_id,
  startsAt: parseTimestamp(start_datetime) ?? new Date(Number.NaN),
  endsAt: parseTimestamp(end_datetime) ?? new Date(Number.NaN),
  guests: guests ?? null,
});
