import type { SpaceCardDto } from './space-card.dto.ts';

/** A published space as read models need it: its card and everything to find, filter and rank it by. */
export type SpaceSnapshot = {
  id: number;
  card: SpaceCardDto;
  building_id: number;
  building_slug: string;
  /** Most specific location; its ancestors come from the location tree. */
  location_id: number | null;
  purpose_ids: number[];
  attribute_ids: number[];
  purpose_names: string[];
  attribute_names: string[];
  /** Description without markup. */
  description_text: string;
  images_count: number;
  /** catalogPositionCoefficient of the owner's plan. */
  coefficient: number;
  /** Instants. */
  published_at: Date;
  updated_at: Date;
};

/** Source of snapshots for read models; only published spaces are ever given out. */
export abstract class SpaceSnapshots {
  /** Snapshots of those of the given spaces that are published; a missing one is not. */
  abstract load(ids: readonly number[]): Promise<SpaceSnapshot[]>;
  /** Ids of published spaces after the given one, ascending. */
  abstract publishedIds(afterId: number, limit: number): Promise<number[]>;
}

/** Hours of a week in Prague wall time; days counted from Monday = 1, minutes from midnight, beyond 1440 on the next day. */
export type OpeningHours = { weekdays: number[]; fromMinute: number; toMinute: number };

/** Port filled by `availability`: hours that repeat every week, on the given day or later. */
export abstract class SpaceOpeningHours {
  abstract listOpeningHours(spaceId: number, day: string): Promise<OpeningHours[]>;
}

/** Port filled by the catalogue: spaces like this one, near it. */
export abstract class SimilarSpaces {
  abstract similarTo(spaceId: number, limit: number): Promise<SpaceCardDto[]>;
}
