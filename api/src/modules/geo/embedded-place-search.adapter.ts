import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import type { LocationTree } from './location-tree.ts';
import { LocationsService } from './locations.service.ts';
import { PlaceIndex, type GazetteerRow } from './place-index.ts';
import { PlaceSearch, type FoundPlace } from './place-search.ts';

const GAZETTEER = new URL('../../../seeds/data/places.json', import.meta.url);

/** Places from the location tree and a bundled extract of GeoNames; needs no account or network. */
@Injectable()
export class EmbeddedPlaceSearch extends PlaceSearch {
  private index: { of: LocationTree; places: Promise<PlaceIndex> } | null = null;
  private rows: Promise<GazetteerRow[]> | null = null;

  constructor(private readonly locations: LocationsService) {
    super();
  }

  async search(query: string, limit: number): Promise<FoundPlace[]> {
    const tree = await this.locations.tree();
    if (this.index?.of !== tree) this.index = { of: tree, places: this.build(tree) };
    return (await this.index.places).search(query, limit);
  }

  private async build(tree: LocationTree): Promise<PlaceIndex> {
    try {
      this.rows ??= readFile(GAZETTEER, 'utf8').then((text) => JSON.parse(text) as GazetteerRow[]);
      return new PlaceIndex(tree, await this.rows);
    } catch (error) {
      this.index = null;
      this.rows = null;
      throw error;
    }
  }
}
