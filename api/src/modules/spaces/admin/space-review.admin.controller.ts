import { Body, Param, Query } from '@nestjs/common';
import {
  type Actor,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  PageQuery,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import { CloseReviewInput, SpaceReviewsAnswerDto } from './space-review.dto.ts';
import { toSpaceReviewRowDto, buildTagNames } from './space-review.mapper.ts';
import { SpaceReviewsService } from '../reviews/space-reviews.service.ts';

@Routes('admin/space-reviews', { tag: 'spaces' })
export class SpaceReviewAdminController {
  constructor(
    private readonly reviews: SpaceReviewsService,
    private readonly taxonomy: TaxonomyService,
  ) {}

  @Route('GET', '/', {
    access: 'console',
    summary: 'List open reviews',
    description: 'Unreviewed changes of published spaces, latest change first.',
    answer: SpaceReviewsAnswerDto,
    errors: [422],
  })
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

  @Route('POST', ':id/close', {
    access: 'console',
    summary: 'Close a review',
    answer: DoneAnswer,
    errors: [404, 409, 422],
  })
  async close(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: CloseReviewInput,
  ): Promise<DoneAnswer> {
    await this.reviews.close(actor, id, input?.changed_at ?? null);
    return DONE;
  }
}
