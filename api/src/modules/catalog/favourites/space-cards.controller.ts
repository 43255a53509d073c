import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, Throttle, Public } from '../../../platform/http/index.ts';
import { CatalogService } from '../results/catalog.service.ts';
import { ComparisonQuery, SpaceAddressesQuery, SpaceCardsInput } from './favourites.dto.ts';
import { ComparisonAnswerDto, ShownSpacesAnswerDto, SpaceCardsAnswerDto } from './space-cards.dto.ts';
import { toComparedSpaceDto, toGoneSpaceDto } from './space-cards.mapper.ts';
import { SpaceCardsService } from './space-cards.service.ts';

@ApiTags('favourites')
@Controller('spaces')
export class SpaceCardsController {
  constructor(
    private readonly spaces: SpaceCardsService,
    private readonly catalog: CatalogService,
  ) {}

  @Post('cards')
  @HttpCode(200)
  @Public()
  @Throttle({ name: 'space-cards', points: 240, seconds: 60 })
  @ApiOperation({
    summary: 'List cards of spaces by their ids',
    description: 'Ids of spaces that are not published any more are listed separately.',
  })
  @ApiOkResponse({ type: SpaceCardsAnswerDto })
  @ApiErrors(422, 503)
  async listByIds(@Body() { ids }: SpaceCardsInput): Promise<SpaceCardsAnswerDto> {
    const { cards: spaces, gone } = await this.spaces.listByIds(ids);
    return { spaces, gone: gone.map(({ id, lastPublished }) => toGoneSpaceDto(id, lastPublished)) };
  }

  @Get('cards')
  @Public()
  @Throttle({ name: 'space-cards', points: 240, seconds: 60 })
  @ApiOperation({ summary: 'List cards of published spaces by their URLs' })
  @ApiOkResponse({ type: ShownSpacesAnswerDto })
  @ApiErrors(422, 503)
  async listByUrls(@Query() { urls }: SpaceAddressesQuery): Promise<ShownSpacesAnswerDto> {
    return { spaces: await this.spaces.listByUrls(urls) };
  }

  @Get('comparison')
  @Public()
  @Throttle({ name: 'comparison', points: 240, seconds: 60 })
  @ApiOperation({
    summary: 'Compare up to four published spaces',
    description: 'With a date each space has its offer for the event, the same as in the catalogue.',
  })
  @ApiOkResponse({ type: ComparisonAnswerDto })
  @ApiErrors(404, 422, 503)
  async compare(@Query() { ids, ...event }: ComparisonQuery): Promise<ComparisonAnswerDto> {
    const offers = await this.catalog.listOffers(ids, event);
    const { spaces, gone } = await this.spaces.listFull(ids);
    return {
      spaces: spaces.map((space) => toComparedSpaceDto(space, offers.get(space.id) ?? null)),
      gone: gone.map(({ id, lastPublished }) => toGoneSpaceDto(id, lastPublished)),
    };
  }
}
