import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, ApiErrors, RequiresPermission, type Actor } from '../../../platform/http/index.ts';
import {
  CatalogMarksDto,
  RetryCatalogMarksAnswerDto,
  RetryCatalogMarksInput,
} from './catalog-marks.admin.dto.ts';
import { toCatalogMarksDto } from './catalog-marks.admin.mapper.ts';
import { CatalogMarksAdminService } from './catalog-marks.admin.service.ts';

@ApiTags('admin')
@Controller('admin/queues/catalog')
@RequiresPermission('console')
export class CatalogMarksAdminController {
  constructor(private readonly marks: CatalogMarksAdminService) {}

  @Get()
  @ApiOperation({
    summary: 'Number of changed spaces waiting for reindexing, and those that fail',
  })
  @ApiOkResponse({ type: CatalogMarksDto })
  async state(): Promise<CatalogMarksDto> {
    return toCatalogMarksDto(await this.marks.getState());
  }

  @Post('retry')
  @HttpCode(200)
  @ApiErrors(422)
  @ApiOperation({ summary: 'Retry one failing space, or all of them, immediately' })
  @ApiOkResponse({ type: RetryCatalogMarksAnswerDto })
  async retry(
    @CurrentActor() actor: Actor,
    @Body() { space_id: spaceId }: RetryCatalogMarksInput,
  ): Promise<RetryCatalogMarksAnswerDto> {
    return { retried: await this.marks.retry(actor, spaceId ?? null) };
  }
}
