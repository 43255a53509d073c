import { Query } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import { Route, Routes } from '../../../platform/http/index.ts';
import { SpaceCardDto, TagDto } from '../../spaces/index.ts';
import { CatalogAnswer, MapData, SuggestAnswer } from './catalog.dto.ts';
import { CatalogMatch, CatalogOffer } from '../catalog-offer.dto.ts';
import { CatalogListQuery, CatalogMapQuery, SuggestQuery } from '../catalog-query.dto.ts';
import { CatalogService } from './catalog.service.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

const isSet = (flag: string | undefined): boolean => flag !== undefined && !['', '0', 'false'].includes(flag);

@Routes('catalog', { tag: 'catalog' })
@ApiExtraModels(SpaceCardDto, TagDto, CatalogOffer, CatalogMatch)
export class CatalogController {
  constructor(private readonly catalog: CatalogService) {}

  @Route('GET', 'new', {
    access: 'public',
    throttle: { name: 'catalog', points: 600, seconds: 60 },
    summary: 'Catalogue: spaces of a filter, filter values with counts, map data and the page’s texts',
    headers: { 'content-type': JSON_TYPE },
    answer: CatalogAnswer,
    errors: [422, 503],
    errorsWith: { 404: { redirect: { type: 'string', description: 'Current path of a former URL.' } } },
  })
  list(@Query() { first_fetch, typed, refresh: _refresh, ...request }: CatalogListQuery): Promise<Buffer> {
    return this.catalog.list(request, isSet(first_fetch), isSet(typed));
  }

  @Route('GET', 'map', {
    access: 'public',
    throttle: { name: 'catalog-map', points: 600, seconds: 60 },
    summary: 'Map data of a filter for a view of the map',
    headers: { 'content-type': JSON_TYPE },
    answer: MapData,
    errors: [404, 422, 503],
  })
  map(@Query() { zoom, ...request }: CatalogMapQuery): Promise<Buffer> {
    return this.catalog.map(request, zoom);
  }

  @Route('GET', 'suggest', {
    access: 'public',
    throttle: { name: 'catalog-suggest', points: 600, seconds: 60 },
    summary: 'Suggestions while typing: places, purposes, buildings, spaces',
    answer: SuggestAnswer,
    errors: [422, 503],
  })
  suggest(@Query() { q }: SuggestQuery): Promise<SuggestAnswer> {
    return this.catalog.suggest(q);
  }
}
