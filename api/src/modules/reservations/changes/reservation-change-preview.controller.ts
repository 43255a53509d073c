import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, IdPipe, Public, Throttle } from '../../../platform/http/index.ts';
import { toChangePreviewDto } from './change-proposal.mapper.ts';
import { GuestChangesPreviewDto, GuestChangesPreviewInput } from './reservation-change.dto.ts';
import { toGuestChange } from './reservation-change.input.ts';
import { ReservationChangesService } from './reservation-changes.service.ts';

/** The form asks again for each changed field. */
const GUEST_PREVIEWS = { name: 'reservation-guest-preview', points: 120, seconds: 60 };

/** What a change would do, before it is requested. */
@ApiTags('reservations')
@Controller('reservations')
export class ReservationChangePreviewController {
  constructor(private readonly changes: ReservationChangesService) {}

  @Post(':id/guest/changes/preview')
  @HttpCode(200)
  @Public()
  @Throttle(GUEST_PREVIEWS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Preview a change as the guest',
    description: 'Both agreements, with the price of the wanted slot and guests. Nothing is changed.',
  })
  @ApiOkResponse({ type: GuestChangesPreviewDto })
  async previewAsGuest(
    @Param('id', IdPipe) id: number,
    @Body() input: GuestChangesPreviewInput,
  ): Promise<GuestChangesPreviewDto> {
    return toChangePreviewDto(await this.changes.previewAsGuest(id, input.token, toGuestChange(input)));
  }
}
