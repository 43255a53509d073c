import { Body, Param, Query } from '@nestjs/common';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  AdminSynonymChangeDto,
  AdminSynonymDto,
  AdminSynonymInput,
  AdminSynonymsAnswerDto,
  AdminSynonymsQuery,
} from './synonym.admin.dto.ts';
import { toSynonymDto } from './synonym.admin.mapper.ts';
import { SynonymAdminService } from './synonym.admin.service.ts';

@Routes('admin/synonyms', { tag: 'admin', access: 'console' })
export class SynonymAdminController {
  constructor(private readonly synonyms: SynonymAdminService) {}

  @Route('GET', '/', {
    summary: 'List synonyms',
    description: 'Words of purposes, attributes and locations in sentences of visitors.',
    answer: AdminSynonymsAnswerDto,
    errors: [422],
  })
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

  @Route('GET', ':id', { summary: 'Retrieve a synonym', answer: AdminSynonymDto, errors: [404] })
  async read(@Param('id', IdPipe) id: number): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.findOrFail(id));
  }

  @Route('POST', '/', {
    summary: 'Create a synonym',
    description: 'A word means one purpose and one attribute at most; of locations it may mean several.',
    status: 201,
    answer: AdminSynonymDto,
    errors: [422],
  })
  async add(
    @CurrentActor() actor: Actor,
    @Body() { kind, item_id: itemId, word }: AdminSynonymInput,
  ): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.create(actor, { kind, itemId, word }));
  }

  @Route('PUT', ':id', {
    summary: 'Update a synonym',
    answer: AdminSynonymDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminSynonymDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { kind, item_id: itemId, word, version }: AdminSynonymChangeDto,
  ): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.update(actor, id, version, { kind, itemId, word }));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a synonym',
    description: 'Returns the deleted synonym, so that it can be created again.',
    answer: AdminSynonymDto,
    errors: [404],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminSynonymDto> {
    return toSynonymDto(await this.synonyms.remove(actor, id));
  }
}
