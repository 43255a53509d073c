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
} from '../../../platform/http/index.ts';
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

  @Get()
  @ApiOperation({ summary: 'List categories or tags with their numbers of posts' })
  @ApiOkResponse({ type: BlogTaxaDto })
  async list(): Promise<BlogTaxaDto> {
    return { items: (await this.taxa.list(this.kind)).map(toBlogTaxonDto) };
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Create a category or tag' })
  @ApiOkResponse({ type: BlogTaxonDto })
  @ApiErrors(422)
  async add(@CurrentActor() actor: Actor, @Body() { name, slug }: BlogTaxonInput): Promise<BlogTaxonDto> {
    return toBlogTaxonDto(await this.taxa.create(actor, this.kind, { name, slug: slug ?? null }));
  }

  @Put('order')
  @ApiOperation({ summary: 'Change the order of categories or tags' })
  @ApiOkResponse({ type: BlogTaxaDto })
  @ApiErrors(422)
  async order(@CurrentActor() actor: Actor, @Body() { ids }: BlogTaxonOrder): Promise<BlogTaxaDto> {
    await this.taxa.reorder(actor, this.kind, ids);
    return this.list();
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a category or tag' })
  @ApiOkResponse({ type: BlogTaxonDto })
  @ApiErrors(404, 422)
  @ApiErrorWith(409, { current: BlogTaxonDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { name, slug, version }: BlogTaxonChange,
  ): Promise<BlogTaxonDto> {
    return toBlogTaxonDto(await this.taxa.save(actor, this.kind, id, version, { name, slug: slug ?? null }));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a category or tag', description: 'Its posts are moved to another one.' })
  @ApiOkResponse({ type: BlogTaxonDto })
  @ApiErrors(404, 422)
  @ApiErrorWhenUsed()
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Query() { move_to }: BlogTaxonRemoval,
  ): Promise<BlogTaxonDto> {
    return toBlogTaxonDto(await this.taxa.remove(actor, this.kind, id, move_to ?? null));
  }
}

@ApiTags('admin')
@Controller('admin/blog/categories')
@RequiresPermission('console')
export class BlogCategoryAdminController extends BlogTaxonAdminController {
  protected readonly kind = 'category';
}

@ApiTags('admin')
@Controller('admin/blog/tags')
@RequiresPermission('console')
export class BlogTagAdminController extends BlogTaxonAdminController {
  protected readonly kind = 'tag';
}
