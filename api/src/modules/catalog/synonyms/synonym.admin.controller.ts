import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  ApiErrorWith,
  countPages,
  CurrentActor,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import {
  AdminSynonymChangeDto,
  AdminSynonymDto,
  AdminSynonymInput,
  AdminSynonymsAnswerDto,
  AdminSynonymsQuery,
} from './synonym.admin.dto.ts';
import { toSynonymDto } from './synonym.admin.mapper.ts';
import { SynonymAdminService } from './synonym.admin.service.ts';

@ApiTags('admin')
@Controller('admin/synonyms')
@RequiresPermission('console')
export class SynonymAdminController {
  constructor(private readonly synonyms: SynonymAdminService) {}

  @Get()
  @ApiOperation({
    summary: 'List synonyms',
    description: 'Words of purposes, attributes and locations in sentences of visitors.',
  })
  @ApiOkResponse({ type: AdminSynonymsAnswerDto })
  @ApiErrors(422)
  async list(
    @Query() { search, kind, item_id: itemId, sort, order, page, page_size: pageSize }: AdminSynonymsQuery,
  ): Promise<AdminSynonymsAnswerDto> {
    const { synonyms, total } = await this.synonyms.list({
      search: search || null,
      kind: kind ?? null,
      itemId: itemId ?? null,
      sort,
      order,
      page,
      pageSize,
    });
    return { items: synonyms.map(toSynonymDto), page, nr_of_pages: countPages(total, pageSize), total };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Retrieve a synonym' })
  @ApiOkResponse({ type: AdminSynonymDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.findOrFail(id));
  }

  @Post()
  @ApiOperation({
    summary: 'Create a synonym',
    description: 'A word means one purpose and one attribute at most; of locations it may mean several.',
  })
  @ApiCreatedResponse({ type: AdminSynonymDto })
  @ApiErrors(422)
  async add(
    @CurrentActor() actor: Actor,
    @Body() { kind, item_id: itemId, word }: AdminSynonymInput,
  ): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.create(actor, { kind, itemId, word }));
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a synonym' })
  @ApiOkResponse({ type: AdminSynonymDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminSynonymDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { kind, item_id: itemId, word, version }: AdminSynonymChangeDto,
  ): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.update(actor, id, version, { kind, itemId, word }));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a synonym',
    description: 'Returns the deleted synonym, so that it can be created again.',
  })
  @ApiOkResponse({ type: AdminSynonymDto })
  @ApiErrors(404)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.remove(actor, id));
  }
}
