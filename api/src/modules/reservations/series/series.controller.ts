import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { SlotConflictDto } from '../own-bookings/own-booking.dto.ts';
import { SeriesChangesService } from './series-changes.service.ts';
import {
  SeriesAnswerDto,
  SeriesCancelAnswerDto,
  SeriesCancelInput,
  SeriesChangesAnswerDto,
  SeriesChangesInput,
  SeriesChangesPreviewDto,
  type SeriesDto,
  toSeriesCancellation,
  toSeriesChange,
  toSeriesDto,
  toSeriesPreviewDto,
} from './series.dto.ts';
import { SeriesService } from './series.service.ts';

/** Every change is mailed. */
const CHANGES = { name: 'series-change', points: 60, seconds: 600 };
/** Forms ask again for each changed field. */
const PREVIEWS = { name: 'series-preview', points: 120, seconds: 60 };

/** Series of reservations, for hosts. */
@Routes('series', { tag: 'reservations' })
export class SeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly changes: SeriesChangesService,
  ) {}

  @Route('GET', ':id', {
    access: 'own-spaces',
    summary: 'Retrieve a series of reservations',
    description: 'Its rule and all occurrences, in spaces that the caller sees.',
    answer: SeriesAnswerDto,
    errors: [404],
  })
  async read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<SeriesAnswerDto> {
    return { series: await this.find(actor, id) };
  }

  @Route('POST', ':id/changes', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: CHANGES,
    summary: 'Change an occurrence of a series and the following ones',
    description:
      'All, or none with 409 SLOT_TAKEN and `conflicts`. Changes of confirmed occurrences that do not only favour the guest become proposals that the guest answers once.',
    answer: SeriesChangesAnswerDto,
    errors: [404, 422],
    errorsWith: { 409: { conflicts: [SlotConflictDto] } },
  })
  async change(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: SeriesChangesInput,
  ): Promise<SeriesChangesAnswerDto> {
    const { applied, changed, proposed } = await this.changes.change(actor, toSeriesChange(id, input));
    return { series: await this.find(actor, id), applied: [...applied], changed, proposed };
  }

  @Route('POST', ':id/changes/preview', {
    access: 'own-spaces',
    throttle: PREVIEWS,
    summary: 'Preview a change of a series',
    description: 'The price of the changed occurrences and that of the price list. Nothing is changed.',
    answer: SeriesChangesPreviewDto,
    errors: [404, 409, 422],
  })
  async preview(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: SeriesChangesInput,
  ): Promise<SeriesChangesPreviewDto> {
    return toSeriesPreviewDto(await this.changes.preview(actor, toSeriesChange(id, input)));
  }

  @Route('DELETE', ':id', {
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: CHANGES,
    summary: 'Cancel an occurrence of a series and the following ones',
    description: 'The guest is mailed all days and the reason, which is required when they have an e-mail.',
    answer: SeriesCancelAnswerDto,
    errors: [404, 409, 422],
  })
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
