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
  BlogTermChange,
  BlogTermDto,
  BlogTermInput,
  BlogTermOrder,
  BlogTermRemoval,
  BlogTermsDto,
} from './blog-term.admin.dto.ts';
import type { BlogTermKind } from './blog-term.entity.ts';
import { blogTerm } from './blog-term.mapper.ts';
import { BlogTerms } from './blog-terms.service.ts';

/** Routes shared by categories and tags. `@Injectable()` emits the metadata of the inherited constructor. */
@Injectable()
export abstract class BlogTermController {
  protected abstract readonly kind: BlogTermKind;

  constructor(protected readonly terms: BlogTerms) {}

  @Get()
  @ApiOperation({ summary: 'List with the number of posts' })
  @ApiOkResponse({ type: BlogTermsDto })
  async list(): Promise<BlogTermsDto> {
    return { items: (await this.terms.list(this.kind)).map(blogTerm) };
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Create' })
  @ApiOkResponse({ type: BlogTermDto })
  @Fails(422)
  async add(@CurrentActor() actor: Actor, @Body() { name, slug }: BlogTermInput): Promise<BlogTermDto> {
    return blogTerm(await this.terms.add(actor, this.kind, { name, slug: slug ?? null }));
  }

  @Put('order')
  @ApiOperation({ summary: 'Change the order' })
  @ApiOkResponse({ type: BlogTermsDto })
  @Fails(422)
  async order(@CurrentActor() actor: Actor, @Body() { ids }: BlogTermOrder): Promise<BlogTermsDto> {
    await this.terms.reorder(actor, this.kind, ids);
    return this.list();
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update' })
  @ApiOkResponse({ type: BlogTermDto })
  @Fails(404, 422)
  @FailsWith(409, { current: BlogTermDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() { name, slug, version }: BlogTermChange,
  ): Promise<BlogTermDto> {
    return blogTerm(await this.terms.save(actor, this.kind, id, version, { name, slug: slug ?? null }));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete; posts are moved to another one' })
  @ApiOkResponse({ type: BlogTermDto })
  @Fails(404, 422)
  @FailsWhenUsed()
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Query() { move_to }: BlogTermRemoval,
  ): Promise<BlogTermDto> {
    return blogTerm(await this.terms.remove(actor, this.kind, id, move_to ?? null));
  }
}

@ApiTags('admin')
@Controller('admin/blog/categories')
@Requires('console')
export class BlogCategoryController extends BlogTermController {
  protected readonly kind = 'category';
}

@ApiTags('admin')
@Controller('admin/blog/tags')
@Requires('console')
export class BlogTagController extends BlogTermController {
  protected readonly kind = 'tag';
}
