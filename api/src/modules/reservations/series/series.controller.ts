import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  ApiErrorWith,
  CurrentActor,
  IdPipe,
  RequiresPermission,
  Throttle,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { SlotConflictDto } from '../owner-bookings/own-booking.dto.ts';
import { SeriesChangesService } from './series-changes.service.ts';
import {
  SeriesAnswerDto,
  SeriesCancelAnswerDto,
  SeriesCancelInput,
  SeriesChangesAnswerDto,
  SeriesChangesInput,
  SeriesChangesPreviewDto,
  type SeriesDto,
} from './series.dto.ts';
import { toSeriesCancellation, toSeriesChange } from './series.input.ts';
import { toSeriesDto, toSeriesPreviewDto } from './series.mapper.ts';
import { SeriesService } from './series.service.ts';

/** Every change is mailed. */
const CHANGES = { name: 'series-change', points: 60, seconds: 600 };
/** Forms ask again for each changed field. */
const PREVIEWS = { name: 'series-preview', points: 120, seconds: 60 };

/** Series of reservations, for hosts. */
@ApiTags('reservations')
@Controller('series')
export class SeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly changes: SeriesChangesService,
  ) {}

  @Get(':id')
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({
    summary: 'Retrieve a series of reservations',
    description: 'Its rule and all occurrences, in spaces that the caller sees.',
  })
  @ApiOkResponse({ type: SeriesAnswerDto })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SeriesAnswerDto> {
    return { series: await this.find(actor, id) };
  }

  @Post(':id/changes')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @Throttle(CHANGES)
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { conflicts: [SlotConflictDto] })
  @ApiOperation({
    summary: 'Change an occurrence of a series and the following ones',
    description:
      'All, or none with 409 SLOT_TAKEN and `conflicts`. Changes of confirmed occurrences that do not only favour the guest become proposals that the guest answers once.',
  })
  @ApiOkResponse({ type: SeriesChangesAnswerDto })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: SeriesChangesInput,
  ): Promise<SeriesChangesAnswerDto> {
    const { applied, changed, proposed } = await this.changes.change(actor, toSeriesChange(id, input));
    return { series: await this.find(actor, id), applied: [...applied], changed, proposed };
  }

  @Post(':id/changes/preview')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @Throttle(PREVIEWS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Preview a change of a series',
    description: 'The price of the changed occurrences and that of the price list. Nothing is changed.',
  })
  @ApiOkResponse({ type: SeriesChangesPreviewDto })
  async preview(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: SeriesChangesInput,
  ): Promise<SeriesChangesPreviewDto> {
    return toSeriesPreviewDto(await this.changes.preview(actor, toSeriesChange(id, input)));
  }

  @Delete(':id')
  @NotWhileImpersonating('contract')
  @RequiresPermission('own-spaces')
  @Throttle(CHANGES)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Cancel an occurrence of a series and the following ones',
    description: 'The guest is mailed all days and the reason, which is required when they have an e-mail.',
  })
  @ApiOkResponse({ type: SeriesCancelAnswerDto })
  async cancel(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: SeriesCancelInput,
  ): Promise<SeriesCancelAnswerDto> {
    const cancelled = await this.changes.cancel(actor, toSeriesCancellation(id, input));
    return { series: await this.find(actor, id), cancelled };
  }

  private async find(actor: Actor, id: number): Promise<SeriesDto> {
    return toSeriesDto(actor, await this.series.getForHost(actor, id));
  }
}
