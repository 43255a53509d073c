import { Body, Param } from '@nestjs/common';
import { parseTimestamp } from '@prostora/contracts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { toHandledMarkDto } from '../reservation.mapper.ts';
import { ReservationHandledAnswerDto, ReservationHandledInput } from './reservation-handling.dto.ts';
import { ReservationHandlingService } from './reservation-handling.service.ts';

/** The mark of the staff that the work with a reservation is done. */
@Routes('reservations', { tag: 'reservations' })
export class ReservationHandlingController {
  constructor(private readonly handling: ReservationHandlingService) {}

  @Route('PUT', ':id/handled', {
    access: 'own-spaces',
    operationId: 'Reservation_handle',
    summary: 'Mark the staff’s work with a reservation as done, or take the mark back',
    description:
      'Of one space of an event. Idempotent: the first mark stays, so a repeated request may be sent safely. The guest is not told.',
    answer: ReservationHandledAnswerDto,
    errors: [404, 409, 422],
  })
  async handle(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { handled, sequence, at = null }: ReservationHandledInput,
  ): Promise<ReservationHandledAnswerDto> {
    const reservation = await this.handling.handle(actor, id, {
      isHandled: handled,
      sequence,
      at: at === null ? null : parseTimestamp(at),
    });
    return { handled: toHandledMarkDto(reservation) };
  }
}
