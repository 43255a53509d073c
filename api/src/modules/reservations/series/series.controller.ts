import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  CurrentActor,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { SeriesAnswerDto } from './series.dto.ts';
import { toSeriesDto } from './series.mapper.ts';
import { SeriesService } from './series.service.ts';

/** Series of reservations, for hosts. */
@ApiTags('reservations')
@Controller('series')
export class SeriesController {
  constructor(private readonly series: SeriesService) {}

  @Get(':id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({
    summary: 'Retrieve a series of reservations',
    description: 'Its rule and all occurrences, in spaces that the caller sees.',
  })
  @ApiOkResponse({ type: SeriesAnswerDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SeriesAnswerDto> {
    return { series: toSeriesDto(actor, await this.series.getForHost(actor, id)) };
  }
}
