import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { LocationsService } from './locations.service.ts';
import { PlaceIndex, type GazetteerRow } from './place-index.ts';
import { PlaceSearch, type FoundPlace } from './place-search.ts';

const GAZETTEER = new URL('../../../seeds/data/places.json', import.meta.url);

/** Places from the location tree and the bundled extract of GeoNames: works without any account or network. */
@Injectable()
export class EmbeddedPlaceSearch extends PlaceSearch {
  private index: Promise<PlaceIndex> | null = null;

  constructor(private readonly locations: LocationsService) {
    super();
  }

  async search(query: string, limit: number): Promise<FoundPlace[]> {
    this.index ??= this.build();
    return (await this.index).search(query, limit);
  }

  private async build(): Promise<PlaceIndex> {
    try {
      const tree = await this.locations.tree();
      if (tree.all.length === 0) this.index = null;
      return new PlaceIndex(tree, JSON.parse(await readFile(GAZETTEER, 'utf8')) as GazetteerRow[]);
    } catch (error) {
      this.index = null;
      throw error;
    }
  }
}
