import { Body, Param } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { parseTimestamp } from '@prostora/contracts';
import { IsBoolean, IsInt, Min } from 'class-validator';
import { OptionalField } from '../../../platform/http/field-rules.ts';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';
import { HandledMarkDto } from '../reservation-origin.dto.ts';
import { toHandledMarkDto } from '../reservation.mapper.ts';
import { ReservationHandlingService } from './reservation-handling.service.ts';

@ApiSchema({ name: 'ReservationHandledInput' })
export class ReservationHandledInput {
  @ApiProperty({ type: Boolean, description: 'False takes the mark back.' })
  @IsBoolean({ message: toRuleMessage('boolean') })
  handled!: boolean;

  /** Sequence as read; 409 RESERVATION_CHANGED if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  @Min(0, { message: toRuleMessage('integer') })
  sequence!: number;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'When it was marked, if it is sent later; now if omitted or in the future.',
  })
  @OptionalField()
  @IsDateTime()
  at?: string | null;
}

@ApiSchema({ name: 'ReservationHandledAnswer' })
export class ReservationHandledAnswerDto {
  /** Null: the work awaits the staff. */
  handled!: HandledMarkDto | null;
}

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
