import type { EventLayout, UsualDays } from '@prostora/contracts';
import type { TagIconName } from '@prostora/contracts/tag-icons.ts';

export type LocationKind = 'country' | 'region' | 'town' | 'city_part';

/** A node of the location tree; the locative is stored, because code never inflects Czech names. */
export type LocationSeed = {
  slug: string;
  name: string;
  kind: LocationKind;
  parent: string | null;
  /** „v Brně“, „na Vysočině“; null when only the nominative is used. */
  locative: string | null;
  lat: number;
  lng: number;
  /** W, S, E, N. */
  bbox?: readonly [number, number, number, number];
  /** Postal code of the town, five digits without a space. */
  psc?: string;
  population?: number;
  codes?: { iso: string; nuts: string; ruian: number };
};

export type PurposeGroup = 'firemni' | 'soukrome' | 'kultura' | 'tvorba' | 'pohyb-kurzy-prace';
export type PurposeSeed = {
  slug: string;
  name: string;
  group: PurposeGroup;
  sort: number;
  /** Phrase of titles: „Prostory na svatbu“. */
  title_phrase: string;
  /** Hours assumed for an event without hours; 9–17 without them. */
  usual_hours: readonly [from: number, to: number] | null;
  /** Layout assumed for an event without one; null where guests are asked. */
  usual_layout: EventLayout | null;
  /** Days preferred within a range. */
  usual_days: UsualDays | null;
  icon: TagIconName;
};

export type AttributeGroup = 'equipments' | 'services';
export type AttributeSeed = {
  slug: string;
  name: string;
  group: AttributeGroup;
  category: string;
  /** Phrase of titles after the purpose: „s terasou“. */
  title_phrase: string;
  sort: number;
  icon: TagIconName;
};

/**
 * Subscription configuration (SPEC §7) in storage form; the default plan must equal the defaults of the
 * specification.
 */
export type PlanSeed = {
  slug: string;
  /** Empty for the default plan (SPEC); the web shows `label` instead. */
  name: string;
  label: string;
  description: string;
  price_per_year_haler: number;
  nr_of_spaces: number;
  nr_of_photos_in_space: number;
  has_video_in_space: boolean;
  has_micro_site: boolean;
  has_social_networks_promotion: boolean;
  has_support_with_profile: boolean;
  catalog_position_coefficient: number;
  is_default: boolean;
  sort: number;
};

/** A colloquial or foreign word of a purpose, attribute or location; phrases are allowed, inflection is not needed. */
export type SentenceSynonym = {
  readonly kind: 'purpose' | 'attribute' | 'location';
  readonly slug: string;
  readonly word: string;
};
