import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/index.ts';
import { panoramaView } from '../media/index.ts';
import { PanoramaShowcaseDto, type ShownPanoramaDto } from './panorama-showcase.dto.ts';
import { PanoramaShowcase } from './panorama-showcase.service.ts';
import { urlOf } from './space.mapper.ts';
import type { SpacePanorama } from './space-panorama.entity.ts';

@ApiTags('spaces')
@Controller('panoramas')
export class PanoramaShowcaseController {
  constructor(private readonly showcase: PanoramaShowcase) {}

  @Get('showcase')
  @Public()
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({ summary: 'A few published spaces with panoramas, each picture once.' })
  @ApiOkResponse({ type: PanoramaShowcaseDto })
  async read(): Promise<PanoramaShowcaseDto> {
    return { items: (await this.showcase.read()).map(shown) };
  }
}

const shown = ({ id, title, image, space }: SpacePanorama): ShownPanoramaDto => ({
  url: urlOf(space),
  space_name: space.noName ? '' : space.name,
  building_name: space.building.name,
  city: space.building.city,
  panorama: { id, title, ...panoramaView(image) },
});
