import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, Throttle, Public } from '../../platform/http/index.ts';
import { PlacesAnswer, PlacesQuery } from './geo.dto.ts';
import { PlaceSearch } from './place-search.ts';

const MAX_PLACES = 8;

@ApiTags('geo')
@Controller('geo')
export class GeoController {
  constructor(private readonly places: PlaceSearch) {}

  @Get('places')
  @Public()
  @Throttle({ name: 'geo-places', points: 180, seconds: 60 })
  @ApiOperation({
    summary: 'Search places',
    description: 'Regions, towns and city parts; also street addresses when Mapy.com is configured.',
  })
  @ApiOkResponse({ type: PlacesAnswer })
  @ApiErrors(422)
  async search(@Query() query: PlacesQuery): Promise<PlacesAnswer> {
    return { items: await this.places.search(query.q, MAX_PLACES) };
  }
}
