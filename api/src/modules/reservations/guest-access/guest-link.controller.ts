import { Body, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
  toClientKey,
} from '../../../platform/http/index.ts';
import { GuestEmailCorrectionService } from './guest-email-correction.service.ts';
import { GuestLinkService } from './guest-link.service.ts';
import {
  GuestEmailCorrectionAnswerDto,
  GuestEmailCorrectionInput,
  ReservationTokenInput,
} from './reservation-guest.dto.ts';

/** Calls of a client with any token; new links are limited by reservation. */
const LINK_CALLS = { name: 'guest-link-calls', points: 60, seconds: 60 };
/** Each may mail another address; those of a request are limited too. */
const EMAIL_CORRECTIONS = { name: 'guest-email-corrections', points: 10, seconds: 600, shared: true };

@Routes('reservations/:id', { tag: 'reservations' })
export class GuestLinkController {
  constructor(
    private readonly links: GuestLinkService,
    private readonly corrections: GuestEmailCorrectionService,
  ) {}

  @Route('POST', 'guest/proof/address', {
    access: 'public',
    throttle: EMAIL_CORRECTIONS,
    summary: 'Correct the guest’s unconfirmed e-mail address',
    description:
      'Applies to all spaces and dates of the event. Mails a code to the new address; the former code and the given token are invalid afterwards. At most three times per request, otherwise 429; 409 once the address is confirmed.',
    answer: GuestEmailCorrectionAnswerDto,
    errors: [404, 409, 422],
  })
  async correctEmail(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, customer_email: email }: GuestEmailCorrectionInput,
    @Req() request: FastifyRequest,
  ): Promise<GuestEmailCorrectionAnswerDto> {
    const clientKey = toClientKey(request.ip);
    return { guest_url: await this.corrections.correct(actor, id, { token, email, clientKey }) };
  }

  @Route('POST', 'guest/new-link', {
    access: 'public',
    throttle: LINK_CALLS,
    summary: 'Revoke the guest’s link as the guest',
    description: 'A new one is mailed to the guest; the given token is invalid afterwards.',
    answer: DoneAnswer,
    errors: [404, 422],
  })
  async renewAsGuest(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: ReservationTokenInput,
  ): Promise<DoneAnswer> {
    await this.links.renew(actor, id, token);
    return DONE;
  }

  @Route('POST', 'new-link', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Revoke the guest’s link as the host',
    description:
      'A new one is mailed to the guest, or is in `guest_url` for a guest without an e-mail address.',
    answer: DoneAnswer,
    errors: [404, 429],
  })
  async renewAsHost(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.links.renew(actor, id, null);
    return DONE;
  }
}
