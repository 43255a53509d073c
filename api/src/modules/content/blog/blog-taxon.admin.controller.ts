import { Body, Injectable, Param, Query } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes, USES } from '../../../platform/http/index.ts';
import {
  BlogTaxonChange,
  BlogTaxonDto,
  BlogTaxonInput,
  BlogTaxonOrder,
  BlogTaxonRemoval,
  BlogTaxaDto,
} from './blog-taxon.admin.dto.ts';
import type { BlogTaxonKind } from './blog-taxon.entity.ts';
import { toBlogTaxonDto } from './blog-taxon.mapper.ts';
import { BlogTaxonService } from './blog-taxon.service.ts';

/** Routes shared by categories and tags. `@Injectable()` emits the metadata of the inherited constructor. */
@Injectable()
export abstract class BlogTaxonAdminController {
  protected abstract readonly kind: BlogTaxonKind;

  constructor(protected readonly taxa: BlogTaxonService) {}

  @Route('GET', '/', { summary: 'List categories or tags with their numbers of posts', answer: BlogTaxaDto })
  async list(): Promise<BlogTaxaDto> {
    return { items: (await this.taxa.list(this.kind)).map(toBlogTaxonDto) };
  }

  @Route('POST', '/', { summary: 'Create a category or tag', answer: BlogTaxonDto, errors: [422] })
  async add(@CurrentActor() actor: Actor, @Body() { name, slug }: BlogTaxonInput): Promise<BlogTaxonDto> {
    return toBlogTaxonDto(await this.taxa.create(actor, this.kind, { name, slug: slug ?? null }));
  }

  @Route('PUT', 'order', {
    summary: 'Change the order of categories or tags',
    answer: BlogTaxaDto,
    errors: [422],
  })
  async order(@CurrentActor() actor: Actor, @Body() { ids }: BlogTaxonOrder): Promise<BlogTaxaDto> {
    await this.taxa.reorder(actor, this.kind, ids);
    return this.list();
  }

  @Route('PUT', ':id', {
    summary: 'Update a category or tag',
    answer: BlogTaxonDto,
    errors: [404, 422],
    errorsWith: { 409: { current: BlogTaxonDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { name, slug, version }: BlogTaxonChange,
  ): Promise<BlogTaxonDto> {
    return toBlogTaxonDto(await this.taxa.save(actor, this.kind, id, version, { name, slug: slug ?? null }));
  }

  @Route('DELETE', ':id', {
    summary: 'Delete a category or tag',
    description: 'Its posts are moved to another one.',
    answer: BlogTaxonDto,
    errors: [404, 422],
    errorsWith: { 409: USES },
  })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() { move_to }: BlogTaxonRemoval,
  ): Promise<BlogTaxonDto> {
    return toBlogTaxonDto(await this.taxa.remove(actor, this.kind, id, move_to ?? null));
  }
}

@Routes('admin/blog/categories', { tag: 'admin', access: 'console' })
export class BlogCategoryAdminController extends BlogTaxonAdminController {
  protected readonly kind = 'category';
}

@Routes('admin/blog/tags', { tag: 'admin', access: 'console' })
export class BlogTagAdminController extends BlogTaxonAdminController {
  protected readonly kind = 'tag';
}
