import { Query } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Actor, CurrentActor, parseSpan, Route, Routes } from '../../../platform/http/index.ts';
import { ProgramAnswerDto, ProgramQuery, toProgramEvents } from './program.dto.ts';
import { ReservationListsService } from './reservation-lists.service.ts';

const PROGRAM_DAYS = 1;

/** The program of a host's spaces, to be printed. */
@Routes('reservations', { tag: 'reservations', access: 'own-spaces' })
export class ProgramController {
  constructor(
    private readonly lists: ReservationListsService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', 'program', {
    operationId: 'Reservation_getProgram',
    summary: 'Retrieve the program of the owner’s spaces',
    description:
      'For the staff with names and notes; for the door without personal data, to be printed. One day if `end_date` is omitted.',
    answer: ProgramAnswerDto,
    errors: [422],
  })
  async getProgram(@CurrentActor() actor: Actor, @Query() query: ProgramQuery): Promise<ProgramAnswerDto> {
    const span = parseSpan(query, this.clock.today(), PROGRAM_DAYS);
    const program = await this.lists.getProgram(actor, query.space_ids ?? null, span);
    return {
      from: span.from.toISOString(),
      until: span.until.toISOString(),
      events: toProgramEvents(program, query.for),
    };
  }
}
