import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/http/index.ts';
import { toPanoramaView } from '../../media/index.ts';
import { PanoramaShowcaseDto, type ShownPanoramaDto } from './panorama-showcase.dto.ts';
import { PanoramaShowcaseService } from './panorama-showcase.service.ts';
import { buildSpaceUrl } from '../space.mapper.ts';
import type { SpacePanorama } from '../space-panorama.entity.ts';

@ApiTags('spaces')
@Controller('panoramas')
export class PanoramaShowcaseController {
  constructor(private readonly showcase: PanoramaShowcaseService) {}

  @Get('showcase')
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({ summary: 'List a selection of published spaces with panoramas' })
  @ApiOkResponse({ type: PanoramaShowcaseDto })
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
