import { Body, Controller, Delete, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  ApiErrors,
  CurrentActor,
  IdPipe,
  Public,
  Throttle,
  type Actor,
} from '../../../platform/http/index.ts';
import { ReservationWorkflowService } from '../decisions/reservation-workflow.service.ts';
import { GuestCancelInput, GuestReservationAnswerDto } from '../guest/reservation-guest.dto.ts';
import { toGuestReservationDto } from '../guest/reservation-guest.mapper.ts';
import { ReservationGuestService } from '../guest/reservation-guest.service.ts';

const CANCELLATIONS = { name: 'reservation-series-cancel', points: 20, seconds: 60 };

/** The guest's page of a repeated booking. */
@ApiTags('reservations')
@Controller('reservations/:id/guest/series')
export class SeriesRequestGuestController {
  constructor(
    private readonly workflow: ReservationWorkflowService,
    private readonly guests: ReservationGuestService,
    private readonly clock: Clock,
  ) {}

  @Delete()
  @Public()
  @Throttle(CANCELLATIONS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    operationId: 'Reservation_cancelSeriesAsGuest',
    summary: 'Cancel all dates of a repeated booking as its guest',
    description: 'Those that have not begun, by the token of the guest’s link of any date.',
  })
  @ApiOkResponse({ type: GuestReservationAnswerDto })
  async cancelAll(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token, reason }: GuestCancelInput,
  ): Promise<GuestReservationAnswerDto> {
    const cancellation = { token, reason: reason ?? null, scope: 'all' } as const;
    const reservation = await this.workflow.cancelAsGuest(actor, id, cancellation);
    return {
      reservation: toGuestReservationDto(await this.guests.loadDetails(reservation), this.clock.now()),
    };
  }
}
