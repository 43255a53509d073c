/** A suggested place. */
export type FoundPlace = {
  label: string;
  /** Parent location, to distinguish namesakes. */
  detail: string;
  lat: number;
  lng: number;
  kind: PlaceKind;
  /** Slug of the region, if known. */
  region: string | null;
};

export type PlaceKind = 'country' | 'region' | 'town' | 'city_part' | 'street' | 'address' | 'poi';

/** Port: place suggestions for a partial name, best first. */
export abstract class PlaceSearch {
  abstract search(query: string, limit: number): Promise<FoundPlace[]>;
}
