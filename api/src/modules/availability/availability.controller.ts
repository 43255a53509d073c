import { Body, Param, Query } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  parseSpan,
  Route,
  Routes,
  SpanQuery,
} from '../../platform/http/index.ts';
import {
  AvailabilitiesAnswerDto,
  AvailabilityAnswerDto,
  AvailabilityInput,
  NewAvailabilityInput,
} from './availability.dto.ts';
import { toWindowValues } from './availability.input.ts';
import { toAvailabilityDto, toBookingRulesDto } from './availability.mapper.ts';
import { OpeningWindowsService } from './opening-windows.service.ts';

@Routes('availability', { tag: 'availability' })
export class AvailabilityController {
  constructor(
    private readonly windows: OpeningWindowsService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', 'space/:id', {
    access: 'public',
    summary: 'List the availability of a space',
    description:
      'Single windows and occurrences of weekly rules that overlap the requested days, and the booking rules.',
    answer: AvailabilitiesAnswerDto,
    errors: [404, 422],
  })
  async listBySpace(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() query: SpanQuery,
  ): Promise<AvailabilitiesAnswerDto> {
    const { space, windows, settings } = await this.windows.loadForSpace(
      actor,
      id,
      parseSpan(query, this.clock.today()),
    );
    return {
      availabilities: windows.map(toAvailabilityDto),
      rules: toBookingRulesDto(settings, space.capacity),
    };
  }

  @Route('POST', '/', {
    access: 'own-spaces',
    summary: 'Create a window',
    description: 'Windows of a space must not overlap.',
    status: 201,
    answer: AvailabilityAnswerDto,
    errors: [404, 422],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: NewAvailabilityInput,
  ): Promise<AvailabilityAnswerDto> {
    return {
      availability: toAvailabilityDto(
        await this.windows.create(actor, input.space_id, toWindowValues(input)),
      ),
    };
  }

  @Route('PUT', ':id', {
    access: 'own-spaces',
    summary: 'Update a window',
    answer: AvailabilityAnswerDto,
    errors: [404, 422],
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AvailabilityInput,
  ): Promise<AvailabilityAnswerDto> {
    return { availability: toAvailabilityDto(await this.windows.update(actor, id, toWindowValues(input))) };
  }

  @Route('DELETE', ':id', {
    access: 'own-spaces',
    summary: 'Delete a window',
    description: 'Reservations within it are kept.',
    answer: DoneAnswer,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.windows.remove(actor, id);
    return DONE;
  }
}
