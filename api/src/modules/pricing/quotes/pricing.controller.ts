import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ApiErrors, Throttle, Public, type Actor } from '../../../platform/http/index.ts';
import { toBookingRequest } from '../booking-request.ts';
import { PricingService } from './pricing.service.ts';
import { QuoteAnswerDto, QuoteInput } from '../quote.dto.ts';

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
    const booking = { ...toBookingRequest(input), spaceId: input.space_id };
    return { quote: await this.pricing.quote(actor, booking) };
  }
}
