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
  @ApiOperation({ summary: 'All content pages without their texts, in the order of the menus' })
  @ApiOkResponse({ type: AdminContentAnswerDto })
  async list(): Promise<AdminContentAnswerDto> {
    return { items: (await this.desk.list()).map(adminPageRow) };
  }

  @Put('order')
  @ApiOperation({ summary: 'Say which pages a menu has, in their order; those left out leave it' })
  @ApiOkResponse({ type: AdminContentAnswerDto })
  @Fails(422)
  async order(
    @CurrentActor() actor: Actor,
    @Body() { menu_place: place, ids }: AdminContentOrderDto,
  ): Promise<AdminContentAnswerDto> {
    return { items: (await this.desk.arrange(actor, place, ids)).map(adminPageRow) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'One page as it is edited' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404)
  async read(@Param('id', IdParam) id: number): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.read(id));
  }

  @Post()
  @MaxBody(1024)
  @ApiOperation({ summary: 'Add a free page' })
  @ApiCreatedResponse({ type: AdminContentPageDto })
  @Fails(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminContentInputDto): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.add(actor, contentValues(input)));
  }

  @Put(':id')
  @MaxBody(1024)
  @ApiOperation({ summary: 'Change a page; the address of a renamed one keeps leading to it' })
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
  @ApiOperation({ summary: 'Delete a free page; its address answers that it is gone' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404, 409)
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.remove(actor, id));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring a deleted page back' })
  @ApiOkResponse({ type: AdminContentPageDto })
  @Fails(404, 422)
  async bringBack(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
  ): Promise<AdminContentPageDto> {
    return adminPage(await this.desk.bringBack(actor, id));
  }

  @Get(':id/revisions')
  @ApiOperation({ summary: 'Every save of a page: who, when, what' })
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
