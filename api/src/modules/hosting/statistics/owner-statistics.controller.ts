import { Query, type StreamableFile } from '@nestjs/common';
import { statistics as texts } from '@prostora/strings/cs/statistics.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import {
  OwnerStatisticsDto,
  OwnerStatisticsExport,
  OwnerStatisticsQuery,
  STATISTICS_COLUMNS,
  listExportRows,
  toOwnerStatisticsDto,
} from './owner-statistics.dto.ts';
import { OwnerStatisticsService } from './owner-statistics.service.ts';

@Routes('owner/statistics', { tag: 'owner', access: 'own-spaces' })
export class OwnerStatisticsController {
  constructor(private readonly statistics: OwnerStatisticsService) {}

  @Route('GET', '/', {
    summary: 'Retrieve statistics of the owner’s spaces',
    description:
      'Funnel, response and lost reasons: what guests sent, by day of origin. Other numbers: confirmed reservations of any source, by their start in Prague. Occupancy is the booked part of the offered hours.',
    answer: OwnerStatisticsDto,
    errors: [404, 422],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Query() { from, to, space_id: spaceId }: OwnerStatisticsQuery,
  ): Promise<OwnerStatisticsDto> {
    return toOwnerStatisticsDto(await this.statistics.load(actor, { from, to, spaceId: spaceId ?? null }));
  }

  @ExportRoute({ summary: 'Export statistics of the owner’s spaces as a file', errors: [404] })
  async export(
    @CurrentActor() actor: Actor,
    @Query() { format, ...query }: OwnerStatisticsExport,
  ): Promise<StreamableFile> {
    const found = await this.read(actor, query);
    return createTableFile(
      texts.file.name(found.from, found.to),
      format,
      STATISTICS_COLUMNS,
      listExportRows(found),
    );
  }
}
