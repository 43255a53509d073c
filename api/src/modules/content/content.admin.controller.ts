import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  MaxBody,
  PageQuery,
  countPages,
  RequiresPermission,
} from '../../platform/http/index.ts';
import {
  AdminContentAnswerDto,
  AdminContentChangeDto,
  AdminContentInputDto,
  AdminContentOrderDto,
  AdminContentPageDto,
  AdminContentRevisionsDto,
} from './content.admin.dto.ts';
import {
  toAdminContentPageDto,
  toAdminContentRowDto,
  parseContentValues,
  toAdminContentRevisionDto,
} from './content.admin.mapper.ts';
import { ContentAdminService } from './content.admin.service.ts';
import { ContentRevisionsService } from './content-revisions.service.ts';

@ApiTags('admin')
@Controller('admin/content')
@RequiresPermission('console')
export class ContentAdminController {
  constructor(
    private readonly pages: ContentAdminService,
    private readonly revisions: ContentRevisionsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List content pages without texts, in menu order' })
  @ApiOkResponse({ type: AdminContentAnswerDto })
  async list(): Promise<AdminContentAnswerDto> {
    return { items: (await this.pages.list()).map(toAdminContentRowDto) };
  }

  @Put('order')
  @ApiOperation({ summary: 'Set the pages of a menu in this order; other pages are removed from it' })
  @ApiOkResponse({ type: AdminContentAnswerDto })
  @ApiErrors(422)
  async order(
    @CurrentActor() actor: Actor,
    @Body() { menu_place: place, ids }: AdminContentOrderDto,
  ): Promise<AdminContentAnswerDto> {
    return { items: (await this.pages.arrangeMenu(actor, place, ids)).map(toAdminContentRowDto) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One page for editing' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @ApiErrors(404)
  async read(@Param('id', IdPipe) id: number): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.getById(id));
  }

  @Post()
  @MaxBody(1024)
  @ApiOperation({ summary: 'Create a free page' })
  @ApiCreatedResponse({ type: AdminContentPageDto })
  @ApiErrors(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminContentInputDto): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.create(actor, parseContentValues(input)));
  }

  @Put(':id')
  @MaxBody(1024)
  @ApiOperation({ summary: 'Update a page; the old slug of a renamed page redirects' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminContentPageDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminContentChangeDto,
  ): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.save(actor, id, input.version, parseContentValues(input)));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a free page; its URL returns 410' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @ApiErrors(404, 409)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.remove(actor, id));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a deleted page' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @ApiErrors(404, 422)
  async restore(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.restore(actor, id));
  }

  @Get(':id/revisions')
  @ApiOperation({ summary: 'Revisions of a page' })
  @ApiOkResponse({ type: AdminContentRevisionsDto })
  @ApiErrors(404, 422)
  async listRevisions(
    @Param('id', IdPipe) id: number,
    @Query() { page, page_size: pageSize }: PageQuery,
  ): Promise<AdminContentRevisionsDto> {
    const { rows, total } = await this.revisions.list(id, page, pageSize);
    return {
      items: rows.map(toAdminContentRevisionDto),
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
    };
  }
}
