import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  ApiErrors,
  CurrentActor,
  parseSpan,
  RequiresPermission,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { BulkConfirmationAnswerDto, BulkConfirmationInput } from './bulk-confirmation.dto.ts';
import { BulkConfirmationService } from './bulk-confirmation.service.ts';
import { toBulkConfirmationResult, toProgramEvents } from './hosting.mapper.ts';
import { ProgramAnswerDto, ProgramQuery } from './program.dto.ts';
import { ProgramService } from './program.service.ts';

const PROGRAM_DAYS = 1;

/** Work of a host with many reservations at once. */
@ApiTags('reservations')
@Controller('reservations')
@RequiresPermission('own-spaces')
export class HostingController {
  constructor(
    private readonly bulk: BulkConfirmationService,
    private readonly programs: ProgramService,
    private readonly clock: Clock,
  ) {}

  @Post('bulk-confirm')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @ApiErrors(422)
  @ApiOperation({
    operationId: 'Reservation_confirmAll',
    summary: 'Confirm several requests',
    description:
      'At their shown prices, each by itself: a refused one does not stop the others. An option of the owner fails with RESERVATION_IS_OPTION.',
  })
  @ApiOkResponse({ type: BulkConfirmationAnswerDto })
  async confirmAll(
    @CurrentActor() actor: Actor,
    @Body() { items }: BulkConfirmationInput,
  ): Promise<BulkConfirmationAnswerDto> {
    return { results: (await this.bulk.confirm(actor, items)).map(toBulkConfirmationResult) };
  }

  @Get('program')
  @ApiErrors(422)
  @ApiOperation({
    operationId: 'Reservation_getProgram',
    summary: 'Retrieve the program of the owner’s spaces',
    description:
      'For the staff with names and notes; for the door without personal data, to be printed. One day if `end_date` is omitted.',
  })
  @ApiOkResponse({ type: ProgramAnswerDto })
  async getProgram(@CurrentActor() actor: Actor, @Query() query: ProgramQuery): Promise<ProgramAnswerDto> {
    const span = parseSpan(query, this.clock.today(), PROGRAM_DAYS);
    const program = await this.programs.load(actor, query.space_ids ?? null, span);
    return {
      from: span.from.toISOString(),
      until: span.until.toISOString(),
      events: toProgramEvents(program, query.for),
    };
  }
}
