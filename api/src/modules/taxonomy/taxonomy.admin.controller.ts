import { Body, Controller, Delete, Get, HttpCode, Injectable, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWhenUsed,
  ApiErrorWith,
  IdPipe,
  RequiresPermission,
  type Actor,
} from '../../platform/http/index.ts';
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

@ApiTags('admin')
@Controller('admin/taxonomy')
@RequiresPermission('console')
export class TaxonomyAdminController {
  constructor(private readonly taxonomy: TaxonomyAdminService) {}

  @Get()
  @ApiOperation({ summary: 'List purposes, equipment and services with their usage' })
  @ApiOkResponse({ type: AdminTaxonomyDto })
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

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a taxonomy item' })
  @ApiOkResponse({ type: AdminTaxonomyItemDto })
  @ApiErrors(422)
  async add(
    @CurrentActor() actor: Actor,
    @Body() input: AdminTaxonomyItemAdd,
  ): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(
      await this.taxonomy.create(actor, this.kind, toItemValues(input), input.sort_order ?? null),
    );
  }

  @Put('order')
  @ApiOperation({ summary: 'Change the order of a group or category' })
  @ApiOkResponse({ type: AdminTaxonomyDto })
  @ApiErrors(422)
  async order(
    @CurrentActor() actor: Actor,
    @Body() { ids }: AdminTaxonomyItemOrder,
  ): Promise<AdminTaxonomyDto> {
    await this.taxonomy.order(actor, this.kind, ids);
    return toAdminTaxonomyDto(await this.taxonomy.listWithUsage());
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a taxonomy item', description: 'URLs with a former slug are redirected.' })
  @ApiOkResponse({ type: AdminTaxonomyItemDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminTaxonomyItemDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminTaxonomyItemChange,
  ): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(
      await this.taxonomy.update(actor, this.kind, id, input.version, toItemValues(input)),
    );
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete an unused taxonomy item',
    description: 'Returns the deleted item, so that it can be created again.',
  })
  @ApiOkResponse({ type: AdminTaxonomyItemDto })
  @ApiErrors(404)
  @ApiErrorWhenUsed()
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(await this.taxonomy.remove(actor, this.kind, id));
  }

  @Get(':id/merge-preview')
  @ApiOperation({ summary: 'Preview the merge of two taxonomy items' })
  @ApiOkResponse({ type: AdminTaxonomyItemMergePreviewDto })
  @ApiErrors(404, 422)
  async preview(
    @Param('id', IdPipe) id: number,
    @Query() query: AdminTaxonomyItemMergeQuery,
  ): Promise<AdminTaxonomyItemMergePreviewDto> {
    const { from, into } = await this.merges.preview(this.kind, id, query.into);
    return { from: toAdminTaxonomyItemDto(from), into: toAdminTaxonomyItemDto(into) };
  }

  @Post(':id/merge')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Merge a taxonomy item into another',
    description: 'References move to the other item, and its URLs are redirected.',
  })
  @ApiOkResponse({ type: AdminTaxonomyItemDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: AdminTaxonomyItemDto })
  async merge(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { into, version }: AdminTaxonomyItemMerge,
  ): Promise<AdminTaxonomyItemDto> {
    return toAdminTaxonomyItemDto(await this.merges.merge(actor, this.kind, id, into, version));
  }
}

@ApiTags('admin')
@Controller('admin/taxonomy/purposes')
@RequiresPermission('console')
export class PurposeAdminController extends TaxonomyItemAdminController {
  protected readonly kind = 'purpose';
}

@ApiTags('admin')
@Controller('admin/taxonomy/attributes')
@RequiresPermission('console')
export class AttributeAdminController extends TaxonomyItemAdminController {
  protected readonly kind = 'attribute';
}
