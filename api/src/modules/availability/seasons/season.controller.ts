import { Body, Param, Query } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import {
  SeasonAnswerDto,
  SeasonConflictDto,
  SeasonInput,
  SeasonsAnswerDto,
  SeasonsQuery,
} from './season.dto.ts';
import { toSeasonValues } from './season.input.ts';
import { toSeasonDto } from './season.mapper.ts';
import { SeasonsService } from './seasons.service.ts';

@Routes('availability/seasons', { tag: 'availability', access: 'own-spaces' })
export class SeasonController {
  constructor(private readonly seasons: SeasonsService) {}

  @Route('GET', '/', {
    summary: 'List seasons',
    description: 'By their first day.',
    answer: SeasonsAnswerDto,
    errors: [404, 422],
  })
  async list(@CurrentActor() actor: Actor, @Query() { space_id }: SeasonsQuery): Promise<SeasonsAnswerDto> {
    return { seasons: (await this.seasons.list(actor, space_id ?? null)).map(toSeasonDto) };
  }

  @Route('POST', '/', {
    idempotent: 'route',
    summary: 'Create a season',
    description:
      'On its days only its weekly rules hold; single windows stay. Seasons of a space must not overlap: 409 SEASON_OVERLAP with `conflicts`. Without hours the spaces are blocked, over a reservation the response is 409 SLOT_RESERVED.',
    status: 201,
    answer: SeasonAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { conflicts: [SeasonConflictDto] } },
  })
  async add(@CurrentActor() actor: Actor, @Body() input: SeasonInput): Promise<SeasonAnswerDto> {
    return { season: toSeasonDto(await this.seasons.create(actor, toSeasonValues(input))) };
  }

  @Route('PUT', ':id', {
    summary: 'Update a season',
    description: 'Replaces its spaces and hours.',
    answer: SeasonAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { conflicts: [SeasonConflictDto] } },
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: SeasonInput,
  ): Promise<SeasonAnswerDto> {
    return { season: toSeasonDto(await this.seasons.update(actor, id, toSeasonValues(input))) };
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a season',
    description: 'The usual hours hold again.',
    answer: DoneAnswer,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.seasons.remove(actor, id);
    return DONE;
  }
}
