import { Body, Param } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { GuestLinkService } from './guest-link.service.ts';
import { ReservationTokenInput } from './reservation-guest.dto.ts';

/** Calls of a client with any token; new links are limited by reservation. */
const LINK_CALLS = { name: 'guest-link-calls', points: 60, seconds: 60 };

@Routes('reservations/:id', { tag: 'reservations' })
export class GuestLinkController {
  constructor(private readonly links: GuestLinkService) {}

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
