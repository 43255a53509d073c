import type { SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import type { SpaceCardDto } from './space-card.dto.ts';

/** A published space for read models: its card, and fields to search, filter and rank by. */
export type SpaceSnapshot = {
  id: number;
  card: SpaceCardDto;
  building_id: number;
  building_slug: string;
  /** The most specific location; ancestors come from the location tree. */
  location_id: number | null;
  purpose_ids: number[];
  attribute_ids: number[];
  layouts: SpaceLayoutValue[];
  purpose_names: string[];
  attribute_names: string[];
  /** Description without markup. */
  description_text: string;
  images_count: number;
  /** catalogPositionCoefficient of the owner's plan. */
  coefficient: number;
  published_at: Date;
  updated_at: Date;
};

/** Source of snapshots for read models; published spaces only. */
export abstract class SpaceSnapshots {
  /** Snapshots of the given spaces, without those that are not published. */
  abstract load(ids: readonly number[]): Promise<SpaceSnapshot[]>;
  /** Ids of published spaces after the given one, ascending. */
  abstract listPublishedIds(afterId: number, limit: number): Promise<number[]>;
}

/** Weekly hours in Prague wall time; 1 = Monday, minutes since midnight, above 1440 on the next day. */
export type OpeningHours = { weekdays: number[]; fromMinute: number; toMinute: number };

/** Port implemented by `availability`: weekly hours valid today or later. */
export abstract class SpaceOpeningHours {
  abstract listOpeningHours(spaceId: number): Promise<OpeningHours[]>;
}

/** Port implemented by the catalogue: similar spaces nearby. */
export abstract class SimilarSpaces {
  abstract listSimilar(spaceId: number, limit: number): Promise<SpaceCardDto[]>;
}
