import { Body, Query } from '@nestjs/common';
import { Route, Routes } from '../../../platform/http/index.ts';
import { ComparisonService } from './comparison.service.ts';
import { ComparisonQuery, SpaceAddressesQuery, SpaceCardsInput } from './favourites.dto.ts';
import { ComparisonAnswerDto, ShownSpacesAnswerDto, SpaceCardsAnswerDto } from './space-cards.dto.ts';
import { toComparedSpaceDto, toGoneSpaceDto } from './space-cards.mapper.ts';
import { SpaceCardsService } from './space-cards.service.ts';

@Routes('spaces', { tag: 'favourites' })
export class SpaceCardsController {
  constructor(
    private readonly spaces: SpaceCardsService,
    private readonly comparison: ComparisonService,
  ) {}

  @Route('POST', 'cards', {
    access: 'public',
    throttle: { name: 'space-cards', points: 240, seconds: 60 },
    summary: 'List cards of spaces by their ids',
    description: 'Ids of spaces that are not published any more are listed separately.',
    answer: SpaceCardsAnswerDto,
    errors: [422, 503],
  })
  async listByIds(@Body() { ids }: SpaceCardsInput): Promise<SpaceCardsAnswerDto> {
    const { cards: spaces, gone } = await this.spaces.listByIds(ids);
    return { spaces, gone: gone.map(({ id, lastPublished }) => toGoneSpaceDto(id, lastPublished)) };
  }

  @Route('GET', 'cards', {
    access: 'public',
    throttle: { name: 'space-cards', points: 240, seconds: 60 },
    summary: 'List cards of published spaces by their URLs',
    answer: ShownSpacesAnswerDto,
    errors: [422, 503],
  })
  async listByUrls(@Query() { urls }: SpaceAddressesQuery): Promise<ShownSpacesAnswerDto> {
    return { spaces: await this.spaces.listByUrls(urls) };
  }

  @Route('GET', 'comparison', {
    access: 'public',
    throttle: { name: 'comparison', points: 240, seconds: 60 },
    summary: 'Compare up to four published spaces',
    description: 'With a date each space has its offer for the event, the same as in the catalogue.',
    answer: ComparisonAnswerDto,
    errors: [404, 422, 503],
  })
  async compare(@Query() { ids, ...event }: ComparisonQuery): Promise<ComparisonAnswerDto> {
    const { spaces, gone } = await this.comparison.compare(ids, event);
    return {
      spaces: spaces.map(toComparedSpaceDto),
      gone: gone.map(({ id, lastPublished }) => toGoneSpaceDto(id, lastPublished)),
    };
  }
}
