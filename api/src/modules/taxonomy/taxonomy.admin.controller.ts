import { Body, Controller, Delete, Get, HttpCode, Injectable, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  Fails,
  FailsWhenUsed,
  FailsWith,
  IdParam,
  Requires,
  type Actor,
} from '../../platform/http/index.ts';
import {
  AdminTaxonomyDto,
  AdminTermAdd,
  AdminTermChange,
  AdminTermDto,
  AdminTermMerge,
  AdminTermMergePreviewDto,
  AdminTermMergeQuery,
  AdminTermOrder,
} from './taxonomy.admin.dto.ts';
import { adminTaxonomy, adminTerm, termValues } from './taxonomy.admin.mapper.ts';
import { TaxonomyAdmin } from './taxonomy-admin.service.ts';
import { TaxonomyMerge } from './taxonomy-merge.service.ts';
import type { TermKind } from './term.ts';

@ApiTags('admin')
@Controller('admin/taxonomy')
@Requires('console')
export class TaxonomyAdminController {
  constructor(private readonly taxonomy: TaxonomyAdmin) {}

  @Get()
  @ApiOperation({ summary: 'Purposes, equipment and services in their order, with what refers to each' })
  @ApiOkResponse({ type: AdminTaxonomyDto })
  async list(): Promise<AdminTaxonomyDto> {
    return adminTaxonomy(await this.taxonomy.all());
  }
}

/** Routes for the items of one kind. @Injectable, because subclasses inherit its constructor. */
@Injectable()
abstract class TermController {
  protected abstract readonly kind: TermKind;

  constructor(
    private readonly taxonomy: TaxonomyAdmin,
    private readonly merging: TaxonomyMerge,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Add one' })
  @ApiOkResponse({ type: AdminTermDto })
  @Fails(422)
  async add(@CurrentActor() actor: Actor, @Body() input: AdminTermAdd): Promise<AdminTermDto> {
    return adminTerm(await this.taxonomy.add(actor, this.kind, termValues(input), input.sort_order ?? null));
  }

  @Put('order')
  @ApiOperation({ summary: 'Put those of a group, or of a category, in another order' })
  @ApiOkResponse({ type: AdminTaxonomyDto })
  @Fails(422)
  async order(@CurrentActor() actor: Actor, @Body() { ids }: AdminTermOrder): Promise<AdminTaxonomyDto> {
    await this.taxonomy.order(actor, this.kind, ids);
    return adminTaxonomy(await this.taxonomy.all());
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change one; addresses made of its former slug keep leading to it' })
  @ApiOkResponse({ type: AdminTermDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminTermDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: AdminTermChange,
  ): Promise<AdminTermDto> {
    return adminTerm(await this.taxonomy.change(actor, this.kind, id, input.version, termValues(input)));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete one that nothing refers to; answers it, so that it can be added again' })
  @ApiOkResponse({ type: AdminTermDto })
  @Fails(404)
  @FailsWhenUsed()
  async remove(@CurrentActor() actor: Actor, @Param('id', IdParam) id: number): Promise<AdminTermDto> {
    return adminTerm(await this.taxonomy.remove(actor, this.kind, id));
  }

  @Get(':id/merge-preview')
  @ApiOperation({ summary: 'What merging one into another would change' })
  @ApiOkResponse({ type: AdminTermMergePreviewDto })
  @Fails(404, 422)
  async preview(
    @Param('id', IdParam) id: number,
    @Query() query: AdminTermMergeQuery,
  ): Promise<AdminTermMergePreviewDto> {
    const { from, into } = await this.merging.preview(this.kind, id, query.into);
    return { from: adminTerm(from), into: adminTerm(into) };
  }

  @Post(':id/merge')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Merge one into another: everything that had it has the other, its addresses lead to the other’s',
  })
  @ApiOkResponse({ type: AdminTermDto })
  @Fails(404, 422)
  @FailsWith(409, { current: AdminTermDto })
  async merge(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { into, version }: AdminTermMerge,
  ): Promise<AdminTermDto> {
    return adminTerm(await this.merging.merge(actor, this.kind, id, into, version));
  }
}

@ApiTags('admin')
@Controller('admin/taxonomy/purposes')
@Requires('console')
export class PurposeAdminController extends TermController {
  protected readonly kind = 'purpose';
}

@ApiTags('admin')
@Controller('admin/taxonomy/attributes')
@Requires('console')
export class AttributeAdminController extends TermController {
  protected readonly kind = 'attribute';
}
