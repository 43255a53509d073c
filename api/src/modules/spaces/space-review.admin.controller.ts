import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  Fails,
  IdParam,
  PageQuery,
  pagesOf,
  Requires,
  type Actor,
} from '../../platform/http/index.ts';
import { Taxonomy } from '../taxonomy/index.ts';
import { CloseReviewInput, SpaceReviewsAnswerDto } from './space-review.dto.ts';
import { reviewRow, tagNames } from './space-review.mapper.ts';
import { SpaceReviews } from './space-reviews.service.ts';

@ApiTags('spaces')
@Controller('admin/space-reviews')
export class SpaceReviewAdminController {
  constructor(
    private readonly reviews: SpaceReviews,
    private readonly taxonomy: Taxonomy,
  ) {}

  @Get()
  @Requires('console')
  @Fails(422)
  @ApiOperation({
    summary: 'What owners changed of published spaces and nobody has looked at yet, the latest change first.',
  })
  @ApiOkResponse({ type: SpaceReviewsAnswerDto })
  async list(@Query() { page, page_size }: PageQuery): Promise<SpaceReviewsAnswerDto> {
    const { reviews, total } = await this.reviews.openPage(page, page_size);
    const names = tagNames(await this.taxonomy.all());
    return {
      items: reviews.map((review) => reviewRow(review, names)),
      page,
      nr_of_pages: pagesOf(total, page_size),
      total,
    };
  }

  @Post(':id/close')
  @HttpCode(200)
  @Requires('console')
  @Fails(404, 409, 422)
  @ApiOperation({ summary: 'Closes a review: the operator has looked at the changes.' })
  @ApiOkResponse({ type: DoneAnswer })
  async close(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Body() input: CloseReviewInput,
  ): Promise<DoneAnswer> {
    await this.reviews.close(actor, id, input?.changed_at ?? null);
    return DONE;
  }
}
