import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Actor,
  CurrentActor,
  Fails,
  FailsWith,
  IdParam,
  MaxBody,
  PageQuery,
  pagesOf,
  Requires,
} from '../../platform/http/index.ts';
import {
  AdminContentAnswerDto,
  AdminContentChangeDto,
  AdminContentInputDto,
  AdminContentOrderDto,
  AdminContentPageDto,
  AdminContentRevisionsDto,
} from './content.admin.dto.ts';
import { adminPage, adminPageRow, contentValues, revisionRow } from './content.admin.mapper.ts';
import { ContentDesk } from './content-desk.service.ts';
import { ContentRevisions } from './content-revisions.service.ts';

@ApiTags('admin')
@Controller('admin/content')
@Requires('console')
export class ContentAdminController {
  constructor(
    private readonly desk: ContentDesk,
    private readonly revisions: ContentRevisions,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List content pages without texts, in menu order' })
  @ApiOkResponse({ type: AdminContentAnswerDto })
  async list(): Promise<AdminContentAnswerDto> {
    return { items: (await this.desk.list()).map(adminPageRow) };
  }

  @Put('order')
  @ApiOperation({ summary: 'Set the pages of a menu in this order; other pages are removed from it' })
  @ApiOkResponse({ type: AdminContentAnswerDto })
  @Fails(422)
  async order(
    @CurrentActor() actor: Actor,
    @Body() { menu_place: place, ids }: AdminContentOrderDto,
  ): Promise<AdminContentAnswerDto> {
    return { items: (await this.desk.arrange(actor, place, ids)).map(adminPageRow) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One page for editing' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.read(id));
  }

  @Post()
  @MaxBody(1024)
  @ApiOperation({ summary: 'Create a free page' })
  @ApiCreatedResponse({ type: AdminContentPageDto })
  @Fails(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminContentInputDto): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.add(actor, contentValues(input)));
  }

  @Put(':id')
  @MaxBody(1024)
  @ApiOperation({ summary: 'Update a page; the old slug of a renamed page redirects' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminContentPageDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: AdminContentChangeDto,
  ): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.save(actor, id, input.version, contentValues(input)));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a free page; its URL returns 410' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404, 409)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.remove(actor, id));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a deleted page' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404, 422)
  async bringBack(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
  ): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.bringBack(actor, id));
  }

  @Get(':id/revisions')
  @ApiOperation({ summary: 'Revisions of a page' })
  @ApiOkResponse({ type: AdminContentRevisionsDto })
  @Fails(404, 422)
  async history(
    @Param('id', IdParam) id: number,
    @Query() { page, page_size: pageSize }: PageQuery,
  ): Promise<AdminContentRevisionsDto> {
    const { rows, total } = await this.revisions.list(id, page, pageSize);
    return { items: rows.map(revisionRow), page, nr_of_pages: pagesOf(total, pageSize), total };
  }
}
