import { Route, Routes } from '../../../platform/http/index.ts';
import { toPanoramaView } from '../../media/index.ts';
import { PanoramaShowcaseDto, type ShownPanoramaDto } from './panorama-showcase.dto.ts';
import { PanoramaShowcaseService } from './panorama-showcase.service.ts';
import { buildSpaceUrl } from '../space.mapper.ts';
import type { SpacePanorama } from '../space.entity.ts';

@Routes('panoramas', { tag: 'spaces' })
export class PanoramaShowcaseController {
  constructor(private readonly showcase: PanoramaShowcaseService) {}

  @Route('GET', 'showcase', {
    access: 'public',
    summary: 'List a selection of published spaces with panoramas',
    headers: { 'cache-control': 'public, max-age=60' },
    answer: PanoramaShowcaseDto,
  })
  async read(): Promise<PanoramaShowcaseDto> {
    return { items: (await this.showcase.list()).map(toShownPanoramaDto) };
  }
}

const toShownPanoramaDto = ({ id, title, image, space }: SpacePanorama): ShownPanoramaDto => ({
  url: buildSpaceUrl(space),
  space_name: space.noName ? '' : space.name,
  building_name: space.building.name,
  city: space.building.city,
  panorama: { id, title, ...toPanoramaView(image) },
});
