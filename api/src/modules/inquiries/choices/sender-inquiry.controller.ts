import { Body, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type Actor,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  toClientKey,
} from '../../../platform/http/index.ts';
import {
  ChooseOfferCall,
  CloseInquiryCall,
  SenderInquiryAnswerDto,
  SenderInquiryCall,
} from './sender-inquiry.dto.ts';
import { toSenderInquiryDto } from './sender-inquiry.mapper.ts';
import { SenderInquiryService, type DemandWithReservations } from './sender-inquiry.service.ts';
import { InquiryMappingContextService } from '../inquiry-mapping-context.service.ts';
import { OfferReservationsPort } from '../offer-reservations-port.ts';

const arrayOfSchema = (name: string) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } });
/** Properties of the 409 SLOT_TAKEN response, as for a booking. */
const SLOT_TAKEN_PROPERTIES = {
  alternatives: arrayOfSchema('Alternative'),
  similar_spaces: arrayOfSchema('SpaceCard'),
};
const RATE_LIMIT = { name: 'guest-inquiry', points: 120, seconds: 60 };

@Routes('inquiries/:id/guest', { tag: 'inquiries' })
export class SenderInquiryController {
  constructor(
    private readonly demands: SenderInquiryService,
    private readonly mappingContext: InquiryMappingContextService,
    private readonly offers: OfferReservationsPort,
  ) {}

  @Route('POST', '/', {
    operationId: 'GuestInquiry_read',
    access: 'public',
    throttle: RATE_LIMIT,
    summary: 'Retrieve a demand as its sender',
    description: 'By the token of the mailed link.',
    headers: { 'cache-control': 'no-store' },
    answer: SenderInquiryAnswerDto,
    errors: [404, 422],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: SenderInquiryCall,
  ): Promise<SenderInquiryAnswerDto> {
    return this.toAnswer(await this.demands.getByToken(id, token));
  }

  @Route('POST', 'choose', {
    operationId: 'GuestInquiry_choose',
    access: 'public',
    notWhileImpersonating: 'contract',
    throttle: RATE_LIMIT,
    summary: 'Accept a valid offer of a demand',
    description: [
      'With one day and exact hours the offer becomes a pending reservation at its price. The demand is closed, and the other owners are notified, when it is confirmed; if it ends before, an offer can be chosen again. Until then another choice is 409 OFFER_CHOSEN.',
      'If the slot is taken, nothing is accepted: 409 SLOT_TAKEN contains `alternatives` and `similar_spaces`.',
      'Without exact hours the demand is closed at once, and `reservation_message` explains why there is no reservation.',
      'A mailed link confirms the e-mail address; otherwise the reservation awaits e-mail confirmation for 24 hours.',
    ].join(' '),
    answer: SenderInquiryAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: SLOT_TAKEN_PROPERTIES },
  })
  async choose(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Param('id', IdPipe) id: number,
    @Body() { token, recipient_id }: ChooseOfferCall,
  ): Promise<SenderInquiryAnswerDto> {
    const isConfirmedInBrowser = (email: string): boolean => this.offers.isConfirmedInBrowser(request, email);
    const clientKey = toClientKey(request.ip);
    await this.demands.choose({ actor, token, clientKey, isConfirmedInBrowser }, id, recipient_id);
    return this.toAnswer(await this.demands.getByToken(id, token));
  }

  @Route('POST', 'close', {
    operationId: 'GuestInquiry_close',
    access: 'public',
    throttle: RATE_LIMIT,
    summary: 'Withdraw a demand',
    answer: SenderInquiryAnswerDto,
    errors: [404, 409, 422],
  })
  async close(
    @Param('id', IdPipe) id: number,
    @Body() { token, reason }: CloseInquiryCall,
  ): Promise<SenderInquiryAnswerDto> {
    await this.demands.close(id, token, reason);
    return this.toAnswer(await this.demands.getByToken(id, token));
  }

  private toAnswer(demand: DemandWithReservations): SenderInquiryAnswerDto {
    return { inquiry: toSenderInquiryDto(demand, this.mappingContext.build()) };
  }
}
