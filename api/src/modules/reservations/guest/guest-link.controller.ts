import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Public,
  RequiresPermission,
  Throttle,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { GuestLinkService } from './guest-link.service.ts';
import { ReservationTokenInput } from './reservation-guest.dto.ts';

/** Calls of a client with any token; new links are limited by reservation. */
const LINK_CALLS = { name: 'guest-link-calls', points: 60, seconds: 60 };

@ApiTags('reservations')
@Controller('reservations/:id')
export class GuestLinkController {
  constructor(private readonly links: GuestLinkService) {}

  @Post('guest/new-link')
  @HttpCode(200)
  @Public()
  @Throttle(LINK_CALLS)
  @ApiOperation({
    summary: 'Revoke the guest’s link as the guest',
    description: 'A new one is mailed to the guest; the given token is invalid afterwards.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404, 422)
  async renewAsGuest(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: ReservationTokenInput,
  ): Promise<DoneAnswer> {
    await this.links.renew(actor, id, token);
    return DONE;
  }

  @Post('new-link')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @ApiOperation({
    summary: 'Revoke the guest’s link as the host',
    description:
      'A new one is mailed to the guest, or is in `guest_url` for a guest without an e-mail address.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(404, 429)
  async renewAsHost(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.links.renew(actor, id, null);
    return DONE;
  }
}
