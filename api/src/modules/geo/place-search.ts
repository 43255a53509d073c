/** A place a visitor may mean. */
export type FoundPlace = {
  label: string;
  /** What it lies in, to tell namesakes apart. */
  detail: string;
  lat: number;
  lng: number;
  kind: PlaceKind;
  /** Slug of the region, where it is known. */
  region: string | null;
};

export type PlaceKind = 'country' | 'region' | 'town' | 'city_part' | 'street' | 'address' | 'poi';

/** Port: places by what is typed, the best first. */
export abstract class PlaceSearch {
  abstract search(query: string, limit: number): Promise<FoundPlace[]>;
}
