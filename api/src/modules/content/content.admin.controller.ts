import { Body, Param, Query } from '@nestjs/common';
import {
  type Actor,
  countPages,
  CurrentActor,
  IdPipe,
  PageQuery,
  Route,
  Routes,
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

@Routes('admin/content', { tag: 'admin', access: 'console' })
export class ContentAdminController {
  constructor(
    private readonly pages: ContentAdminService,
    private readonly revisions: ContentRevisionsService,
  ) {}

  @Route('GET', '/', {
    summary: 'List content pages without texts, in menu order',
    answer: AdminContentAnswerDto,
  })
  async list(): Promise<AdminContentAnswerDto> {
    return { items: (await this.pages.list()).map(toAdminContentRowDto) };
  }

  @Route('PUT', 'order', {
    summary: 'Set the pages of a menu in this order; other pages are removed from it',
    answer: AdminContentAnswerDto,
    errors: [422],
  })
  async order(
    @CurrentActor() actor: Actor,
    @Body() { menu_place: place, ids }: AdminContentOrderDto,
  ): Promise<AdminContentAnswerDto> {
    return { items: (await this.pages.arrangeMenu(actor, place, ids)).map(toAdminContentRowDto) };
  }

  @Route('GET', ':id', { summary: 'One page for editing', answer: AdminContentPageDto, errors: [404] })
  async read(@Param('id', IdPipe) id: number): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.getById(id));
  }

  @Route('POST', '/', {
    maxBody: 1024,
    summary: 'Create a free page',
    status: 201,
    answer: AdminContentPageDto,
    errors: [422],
  })
  async add(@CurrentActor() actor: Actor, @Body() input: AdminContentInputDto): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.create(actor, parseContentValues(input)));
  }

  @Route('PUT', ':id', {
    maxBody: 1024,
    summary: 'Update a page; the old slug of a renamed page redirects',
    answer: AdminContentPageDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminContentPageDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminContentChangeDto,
  ): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.save(actor, id, input.version, parseContentValues(input)));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a free page; its URL returns 410',
    answer: AdminContentPageDto,
    errors: [404, 409],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.remove(actor, id));
  }

  @Route('POST', ':id/restore', {
    summary: 'Restore a deleted page',
    answer: AdminContentPageDto,
    errors: [404, 422],
  })
  async restore(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminContentPageDto> {
    return toAdminContentPageDto(await this.pages.restore(actor, id));
  }

  @Route('GET', ':id/revisions', {
    summary: 'Revisions of a page',
    answer: AdminContentRevisionsDto,
    errors: [404, 422],
  })
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
