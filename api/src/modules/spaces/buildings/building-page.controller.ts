import { Query } from '@nestjs/common';
import { Route, Routes } from '../../../platform/http/index.ts';
import { BuildingByUrlQuery, BuildingPageAnswerDto } from './building-page.dto.ts';
import { toBuildingDetailDto, buildBuildingSeo } from './building-page.mapper.ts';
import { BuildingPageService } from './building-page.service.ts';
import { PublicProgramPort } from '../public-program.port.ts';
import type { SpaceCardDto } from '../space-card.dto.ts';
import type { FullSpace } from '../space.repository.ts';
import { SimilarSpaces } from '../space.snapshots.ts';

const SIMILAR_COUNT = 4;

@Routes('building', { tag: 'spaces' })
export class BuildingPageController {
  constructor(
    private readonly pages: BuildingPageService,
    private readonly similar: SimilarSpaces,
    private readonly programs: PublicProgramPort,
  ) {}

  @Route('GET', '/', {
    access: 'public',
    summary: 'Retrieve a building by its URL',
    description:
      'With its published spaces. A renamed building, or one offered as a single space, is answered with a redirect.',
    answer: BuildingPageAnswerDto,
    errors: [404, 410, 422],
  })
  async byUrl(@Query() { url }: BuildingByUrlQuery): Promise<BuildingPageAnswerDto> {
    const found = await this.pages.resolveUrl(url);
    if ('redirect' in found)
      return { building: null, error_code: null, redirect: found.redirect, seo: null, similar: [] };
    const building = toBuildingDetailDto(
      found.building,
      found.spaces,
      await this.programs.hasEvents(found.building.id),
    );
    return {
      building,
      error_code: null,
      redirect: null,
      seo: buildBuildingSeo(found.building, building),
      similar: await this.listNearby(found.spaces),
    };
  }

  /** Spaces of other buildings similar to the first one of this building. */
  private async listNearby(spaces: readonly FullSpace[]): Promise<SpaceCardDto[]> {
    const [first] = spaces;
    if (!first) return [];
    const ownIds = new Set(spaces.map(({ id }) => id));
    return (await this.similar.listSimilar(first.id, SIMILAR_COUNT + spaces.length))
      .filter(({ id }) => !ownIds.has(id))
      .slice(0, SIMILAR_COUNT);
  }
}
