import { Query } from '@nestjs/common';
import { Route, Routes } from '../../platform/http/index.ts';
import { PlacesAnswer, PlacesQuery } from './geo.dto.ts';
import { PlaceSearch } from './place-search.ts';

const MAX_PLACES = 8;

@Routes('geo', { tag: 'geo' })
export class GeoController {
  constructor(private readonly places: PlaceSearch) {}

  @Route('GET', 'places', {
    access: 'public',
    throttle: { name: 'geo-places', points: 180, seconds: 60 },
    summary: 'Search places',
    description: 'Regions, towns and city parts; also street addresses when Mapy.com is configured.',
    answer: PlacesAnswer,
    errors: [422],
  })
  async search(@Query() query: PlacesQuery): Promise<PlacesAnswer> {
    return { items: await this.places.search(query.q, MAX_PLACES) };
  }
}
