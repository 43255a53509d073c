import { Body, Injectable, Param, Query } from '@nestjs/common';
import { type Actor, CurrentActor, IdPipe, Route, Routes, USES } from '../../platform/http/index.ts';
import {
  AdminTaxonomyDto,
  AdminTaxonomyItemAdd,
  AdminTaxonomyItemChange,
  AdminTaxonomyItemDto,
  AdminTaxonomyItemMerge,
  AdminTaxonomyItemMergePreviewDto,
  AdminTaxonomyItemMergeQuery,
  AdminTaxonomyItemOrder,
} from './taxonomy.admin.dto.ts';
import { toAdminTaxonomyDto, toAdminTaxonomyItemDto, toItemValues } from './taxonomy.admin.mapper.ts';
import { TaxonomyAdminService } from './taxonomy.admin.service.ts';
import { TaxonomyMergeService } from './taxonomy-merge.service.ts';
import type { TaxonomyKind } from './taxonomy-item.ts';

@Routes('admin/taxonomy', { tag: 'admin', access: 'console' })
export class TaxonomyAdminController {
  constructor(private readonly taxonomy: TaxonomyAdminService) {}

  @Route('GET', '/', {
    summary: 'List purposes, equipment and services with their usage',
    answer: AdminTaxonomyDto,
  })
  async list(): Promise<AdminTaxonomyDto> {
    return toAdminTaxonomyDto(await this.taxonomy.listWithUsage());
  }
}

/** Routes for the items of one kind. @Injectable, because subclasses inherit its constructor. */
@Injectable()
abstract class TaxonomyItemAdminController {
  protected abstract readonly kind: TaxonomyKind;

  constructor(
    private readonly taxonomy: TaxonomyAdminService,
    private readonly merges: TaxonomyMergeService,
  ) {}

  @Route('POST', '/', { summary: 'Create a taxonomy item', answer: AdminTaxonomyItemDto, errors: [422] })
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: AdminTaxonomyItemAdd,
  ): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(
      await this.taxonomy.create(actor, this.kind, toItemValues(input), input.sort_order ?? null),
    );
  }

  @Route('PUT', 'order', {
    summary: 'Change the order of a group or category',
    answer: AdminTaxonomyDto,
    errors: [422],
  })
  async order(
    @CurrentActor() actor: Actor,
    @Body() { ids }: AdminTaxonomyItemOrder,
  ): Promise<AdminTaxonomyDto> {
    await this.taxonomy.order(actor, this.kind, ids);
    return toAdminTaxonomyDto(await this.taxonomy.listWithUsage());
  }

  @Route('PUT', ':id', {
    summary: 'Update a taxonomy item',
    description: 'URLs with a former slug are redirected.',
    answer: AdminTaxonomyItemDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminTaxonomyItemDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminTaxonomyItemChange,
  ): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(
      await this.taxonomy.update(actor, this.kind, id, input.version, toItemValues(input)),
    );
  }

  @Route('DELETE', ':id', {
    summary: 'Delete an unused taxonomy item',
    description: 'Returns the deleted item, so that it can be created again.',
    answer: AdminTaxonomyItemDto,
    errors: [404],
    errorsWith: { 409: USES },
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(await this.taxonomy.remove(actor, this.kind, id));
  }

  @Route('GET', ':id/merge-preview', {
    summary: 'Preview the merge of two taxonomy items',
    answer: AdminTaxonomyItemMergePreviewDto,
    errors: [404, 422],
  })
  async preview(
    @Param('id', IdPipe) id: number,
    @Query() query: AdminTaxonomyItemMergeQuery,
  ): Promise<AdminTaxonomyItemMergePreviewDto> {
    const { from, into } = await this.merges.preview(this.kind, id, query.into);
    return { from: toAdminTaxonomyItemDto(from), into: toAdminTaxonomyItemDto(into) };
  }

  @Route('POST', ':id/merge', {
    summary: 'Merge a taxonomy item into another',
    description: 'References move to the other item, and its URLs are redirected.',
    answer: AdminTaxonomyItemDto,
    errors: [404, 422],
    errorsWith: { 409: { current: AdminTaxonomyItemDto } },
  })
  async merge(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { into, version }: AdminTaxonomyItemMerge,
  ): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(await this.merges.merge(actor, this.kind, id, into, version));
  }
}

@Routes('admin/taxonomy/purposes', { tag: 'admin', access: 'console' })
export class PurposeAdminController extends TaxonomyItemAdminController {
  protected readonly kind = 'purpose';
}

@Routes('admin/taxonomy/attributes', { tag: 'admin', access: 'console' })
export class AttributeAdminController extends TaxonomyItemAdminController {
  protected readonly kind = 'attribute';
}
