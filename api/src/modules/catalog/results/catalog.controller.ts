import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors, ApiErrorWith, Throttle, Public } from '../../../platform/http/index.ts';
import { SpaceCardDto, TagDto } from '../../spaces/index.ts';
import { CatalogAnswer, MapData, SuggestAnswer } from './catalog.dto.ts';
import { CatalogOffer } from '../catalog-offer.dto.ts';
import { CatalogListQuery, CatalogMapQuery, SuggestQuery } from '../catalog-query.dto.ts';
import { CatalogService } from './catalog.service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const isSet = (flag: string | undefined): boolean => flag !== undefined && !['', '0', 'false'].includes(flag);

@ApiTags('catalog')
@ApiExtraModels(SpaceCardDto, TagDto, CatalogOffer)
@Controller('catalog')
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  @Get('new')
  @Public()
  @Throttle({ name: 'catalog', points: 600, seconds: 60 })
  @Header('content-type', JSON_TYPE)
  @ApiOperation({
    summary: 'Catalogue: spaces of a filter, filter values with counts, map data and the page’s texts',
  })
  @ApiOkResponse({ type: CatalogAnswer })
  @ApiErrors(422, 503)
  @ApiErrorWith(404, { redirect: { type: 'string', description: 'Current path of a former URL.' } })
  list(@Query() { first_fetch, typed, refresh: _refresh, ...request }: CatalogListQuery): Promise<Buffer> {
    return this.catalog.list(request, isSet(first_fetch), isSet(typed));
  }

  @Get('map')
  @Public()
  @Throttle({ name: 'catalog-map', points: 600, seconds: 60 })
  @Header('content-type', JSON_TYPE)
  @ApiOperation({ summary: 'Map data of a filter for a view of the map' })
  @ApiOkResponse({ type: MapData })
  @ApiErrors(404, 422, 503)
  map(@Query() { zoom, ...request }: CatalogMapQuery): Promise<Buffer> {
    return this.catalog.map(request, zoom);
  }

  @Get('suggest')
  @Public()
  @Throttle({ name: 'catalog-suggest', points: 600, seconds: 60 })
  @ApiOperation({ summary: 'Suggestions while typing: places, purposes, buildings, spaces' })
  @ApiOkResponse({ type: SuggestAnswer })
  @ApiErrors(422, 503)
  suggest(@Query() { q }: SuggestQuery): Promise<SuggestAnswer> {
    return this.catalog.suggest(q);
  }
}
