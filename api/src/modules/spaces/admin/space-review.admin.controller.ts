import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  IdPipe,
  PageQuery,
  countPages,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import { CloseReviewInput, SpaceReviewsAnswerDto } from './space-review.dto.ts';
import { toSpaceReviewRowDto, buildTagNames } from './space-review.mapper.ts';
import { SpaceReviewsService } from '../reviews/space-reviews.service.ts';

@ApiTags('spaces')
@Controller('admin/space-reviews')
export class SpaceReviewAdminController {
  constructor(
    private readonly reviews: SpaceReviewsService,
    private readonly taxonomy: TaxonomyService,
  ) {}

  @Get()
  @RequiresPermission('console')
  @ApiErrors(422)
  @ApiOperation({
    summary: 'List open reviews',
    description: 'Unreviewed changes of published spaces, latest change first.',
  })
  @ApiOkResponse({ type: SpaceReviewsAnswerDto })
  async list(@Query() { page, page_size }: PageQuery): Promise<SpaceReviewsAnswerDto> {
    const { reviews, total } = await this.reviews.listOpenPage(page, page_size);
    const names = buildTagNames(await this.taxonomy.loadSnapshot());
    return {
      items: reviews.map((review) => toSpaceReviewRowDto(review, names)),
      page,
      nr_of_pages: countPages(total, page_size),
      total,
    };
  }

  @Post(':id/close')
  @HttpCode(200)
  @RequiresPermission('console')
  @ApiErrors(404, 409, 422)
  @ApiOperation({ summary: 'Close a review' })
  @ApiOkResponse({ type: DoneAnswer })
  async close(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: CloseReviewInput,
  ): Promise<DoneAnswer> {
    await this.reviews.close(actor, id, input?.changed_at ?? null);
    return DONE;
  }
}
