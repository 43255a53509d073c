import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  ApiErrorWith,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
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

@ApiTags('availability')
@Controller('availability/seasons')
@RequiresPermission('own-spaces')
export class SeasonController {
  constructor(private readonly seasons: SeasonsService) {}

  @Get()
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'List seasons', description: 'By their first day.' })
  @ApiOkResponse({ type: SeasonsAnswerDto })
  async list(@CurrentActor() actor: Actor, @Query() { space_id }: SeasonsQuery): Promise<SeasonsAnswerDto> {
    return { seasons: (await this.seasons.list(actor, space_id ?? null)).map(toSeasonDto) };
  }

  @Post()
  @Idempotent()
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { conflicts: [SeasonConflictDto] })
  @ApiOperation({
    summary: 'Create a season',
    description:
      'On its days only its weekly rules hold; single windows stay. Seasons of a space must not overlap: 409 SEASON_OVERLAP with `conflicts`. Without hours the spaces are blocked, over a reservation the response is 409 SLOT_RESERVED.',
  })
  @ApiCreatedResponse({ type: SeasonAnswerDto })
  async add(@CurrentActor() actor: Actor, @Body() input: SeasonInput): Promise<SeasonAnswerDto> {
    return { season: toSeasonDto(await this.seasons.create(actor, toSeasonValues(input))) };
  }

  @Put(':id')
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { conflicts: [SeasonConflictDto] })
  @ApiOperation({ summary: 'Update a season', description: 'Replaces its spaces and hours.' })
  @ApiOkResponse({ type: SeasonAnswerDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: SeasonInput,
  ): Promise<SeasonAnswerDto> {
    return { season: toSeasonDto(await this.seasons.update(actor, id, toSeasonValues(input))) };
  }

  @Delete(':id')
  @HttpCode(200)
  @ApiErrors(404)
  @ApiOperation({ summary: 'Delete a season', description: 'The usual hours hold again.' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.seasons.remove(actor, id);
    return DONE;
  }
}
