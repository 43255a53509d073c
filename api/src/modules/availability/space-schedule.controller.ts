import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../platform/http/index.ts';
import { toSettingsValues } from './availability.input.ts';
import { toSpaceScheduleAnswerDto } from './availability.mapper.ts';
import { BookingSettingsDto, OverlapsInput, SpaceScheduleAnswerDto } from './space-schedule.dto.ts';
import { SpaceScheduleService } from './space-schedule.service.ts';

@ApiTags('availability')
@Controller('availability/space/:id')
export class SpaceScheduleController {
  constructor(private readonly schedules: SpaceScheduleService) {}

  @Get('schedule')
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({
    summary: 'Retrieve the schedule of a space',
    description: 'Booking settings, weekly rules and the spaces on the same floor.',
  })
  @ApiOkResponse({ type: SpaceScheduleAnswerDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SpaceScheduleAnswerDto> {
    return toSpaceScheduleAnswerDto(await this.schedules.getSchedule(actor, id));
  }

  @Put('settings')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Update the booking settings of a space',
    description: 'Existing reservations keep the time they hold.',
  })
  @ApiOkResponse({ type: SpaceScheduleAnswerDto })
  async saveSettings(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BookingSettingsDto,
  ): Promise<SpaceScheduleAnswerDto> {
    return toSpaceScheduleAnswerDto(await this.schedules.saveSettings(actor, id, toSettingsValues(input)));
  }

  @Put('overlaps')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Set the spaces on the same floor',
    description: 'While their reservations overlap the response is 409 OVERLAP_TAKEN.',
  })
  @ApiOkResponse({ type: SpaceScheduleAnswerDto })
  async saveOverlaps(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { space_ids }: OverlapsInput,
  ): Promise<SpaceScheduleAnswerDto> {
    return toSpaceScheduleAnswerDto(await this.schedules.saveOverlaps(actor, id, space_ids));
  }
}
