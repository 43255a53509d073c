import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../platform/http/index.ts';
import { toSettingsValues } from './availability.input.ts';
import { toSpaceScheduleAnswerDto } from './availability.mapper.ts';
import { BookingSettingsDto, OverlapsInput, SpaceScheduleAnswerDto } from './space-schedule.dto.ts';
import { SpaceScheduleService } from './space-schedule.service.ts';

@Routes('availability/space/:id', { tag: 'availability' })
export class SpaceScheduleController {
  constructor(private readonly schedules: SpaceScheduleService) {}

  @Route('GET', 'schedule', {
    access: 'own-spaces',
    summary: 'Retrieve the schedule of a space',
    description: 'Booking settings, weekly rules and the spaces on the same floor.',
    answer: SpaceScheduleAnswerDto,
    errors: [404],
  })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SpaceScheduleAnswerDto> {
    return toSpaceScheduleAnswerDto(await this.schedules.getSchedule(actor, id));
  }

  @Route('PUT', 'settings', {
    access: 'own-spaces',
    summary: 'Update the booking settings of a space',
    description: 'Existing reservations keep the time they hold.',
    answer: SpaceScheduleAnswerDto,
    errors: [404, 422],
  })
  async saveSettings(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: BookingSettingsDto,
  ): Promise<SpaceScheduleAnswerDto> {
    return toSpaceScheduleAnswerDto(await this.schedules.saveSettings(actor, id, toSettingsValues(input)));
  }

  @Route('PUT', 'overlaps', {
    access: 'own-spaces',
    summary: 'Set the spaces on the same floor',
    description: 'While their reservations overlap the response is 409 OVERLAP_TAKEN.',
    answer: SpaceScheduleAnswerDto,
    errors: [404, 409, 422],
  })
  async saveOverlaps(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { space_ids }: OverlapsInput,
  ): Promise<SpaceScheduleAnswerDto> {
    return toSpaceScheduleAnswerDto(await this.schedules.saveOverlaps(actor, id, space_ids));
  }
}
