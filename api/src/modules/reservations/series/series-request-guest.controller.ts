import { Body, Param } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { ReservationWorkflowService } from '../decisions/reservation-workflow.service.ts';
import { GuestCancelInput, GuestReservationAnswerDto } from '../guest-access/reservation-guest.dto.ts';
import { toGuestReservationDto } from '../guest-access/reservation-guest.mapper.ts';
import { ReservationGuestService } from '../guest-access/reservation-guest.service.ts';

const CANCELLATIONS = { name: 'reservation-series-cancel', points: 20, seconds: 60 };

/** The guest's page of a repeated booking. */
@Routes('reservations/:id/guest/series', { tag: 'reservations' })
export class SeriesRequestGuestController {
  constructor(
    private readonly workflow: ReservationWorkflowService,
    private readonly guests: ReservationGuestService,
    private readonly clock: Clock,
  ) {}

  @Route('DELETE', '/', {
    access: 'public',
    throttle: CANCELLATIONS,
    operationId: 'Reservation_cancelSeriesAsGuest',
    summary: 'Cancel all dates of a repeated booking as its guest',
    description: 'Those that have not begun, by the token of the guest’s link of any date.',
    answer: GuestReservationAnswerDto,
    errors: [404, 409, 422],
  })
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
