import { Body } from '@nestjs/common';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import {
  CatalogMarksDto,
  RetryCatalogMarksAnswerDto,
  RetryCatalogMarksInput,
} from './catalog-marks.admin.dto.ts';
import { toCatalogMarksDto } from './catalog-marks.admin.mapper.ts';
import { CatalogMarksAdminService } from './catalog-marks.admin.service.ts';

@Routes('admin/queues/catalog', { tag: 'admin', access: 'console' })
export class CatalogMarksAdminController {
  constructor(private readonly marks: CatalogMarksAdminService) {}

  @Route('GET', '/', {
    summary: 'Number of changed spaces waiting for reindexing, and those that fail',
    answer: CatalogMarksDto,
  })
  async state(): Promise<CatalogMarksDto> {
    return toCatalogMarksDto(await this.marks.getState());
  }

  @Route('POST', 'retry', {
    summary: 'Retry one failing space, or all of them, immediately',
    answer: RetryCatalogMarksAnswerDto,
    errors: [422],
  })
  async retry(
    @CurrentActor() actor: Actor,
    @Body() { space_id: spaceId }: RetryCatalogMarksInput,
  ): Promise<RetryCatalogMarksAnswerDto> {
    return { retried: await this.marks.retry(actor, spaceId ?? null) };
  }
}
