import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import type { LocationTree } from './location-tree.ts';
import { LocationsService } from './locations.service.ts';
import { PlaceIndex, type GazetteerRow } from './place-index.ts';
import { PlaceSearch, type FoundPlace } from './place-search.ts';

const GAZETTEER_URL = new URL('../../../seeds/data/places.json', import.meta.url);

/** Places from the location tree and a bundled extract of GeoNames; needs no account or network. */
@Injectable()
export class EmbeddedPlaceSearchAdapter extends PlaceSearch {
  private index: { tree: LocationTree; placeIndex: Promise<PlaceIndex> } | null = null;
  private rows: Promise<GazetteerRow[]> | null = null;

  constructor(private readonly locations: LocationsService) {
    super();
  }

  async search(query: string, limit: number): Promise<FoundPlace[]> {
    const tree = await this.locations.getTree();
    if (this.index?.tree !== tree) this.index = { tree, placeIndex: this.buildIndex(tree) };
    return (await this.index.placeIndex).search(query, limit);
  }

  private async buildIndex(tree: LocationTree): Promise<PlaceIndex> {
    try {
      this.rows ??= readFile(GAZETTEER_URL, 'utf8').then((text) => JSON.parse(text) as GazetteerRow[]);
      return new PlaceIndex(tree, await this.rows);
    } catch (error) {
      this.index = null;
      this.rows = null;
      throw error;
    }
  }
}
