import { Body, Param, Query } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  parseSpan,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { ReservationWorkflowService } from '../../reservations/decisions/index.ts';
import { ProgramAnswerDto, ProgramPublicityInput, ProgramQuery, toProgramEvents } from './program.dto.ts';
import { ReservationListsService } from './reservation-lists.service.ts';

const PROGRAM_DAYS = 1;

/** The program of a host's spaces, to be printed. */
@Routes('reservations', { tag: 'reservations', access: 'own-spaces' })
export class ProgramController {
  constructor(
    private readonly lists: ReservationListsService,
    private readonly workflow: ReservationWorkflowService,
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

  @Route('PUT', 'program/:id', {
    operationId: 'Reservation_setProgramPublic',
    summary: 'Show or hide the title of an event in the public program',
    description: 'Applies to all reservations of the event: its spaces and the days of its series.',
    answer: DoneAnswer,
    errors: [404, 422],
  })
  async setPublic(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { title_public }: ProgramPublicityInput,
  ): Promise<DoneAnswer> {
    await this.workflow.setTitlePublic(actor, id, title_public);
    return DONE;
  }
}
