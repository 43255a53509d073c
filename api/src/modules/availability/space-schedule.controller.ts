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
    summary: 'How a space is booked: its settings, weekly rules and the spaces that share its floor.',
  })
  @ApiOkResponse({ type: SpaceScheduleAnswerDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SpaceScheduleAnswerDto> {
    return toSpaceScheduleAnswerDto(await this.schedules.getSchedule(actor, id));
  }

  @Put('settings')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Sets how the space is booked from now on; bookings already made keep what they hold.',
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
    summary:
      'Says which spaces of the building share floor with this one; 409 OVERLAP_TAKEN while they hold the same time.',
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
