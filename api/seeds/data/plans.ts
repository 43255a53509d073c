import type { PlanSeed } from './data.types.ts';

/** The default plan carries the specification's subscription config (empty name, one space, one photograph); the rest is paid for a year. */
export const PLANS: readonly PlanSeed[] = [
  {
    slug: 'zakladni', name: '', label: 'Základní', description: '', price_per_year_haler: 0, nr_of_spaces: 1, nr_of_photos_in_space: 1, has_video_in_space: false, has_micro_site: false,
    has_social_networks_promotion: false, has_support_with_profile: false, catalog_position_coefficient: 0, is_default: true, sort: 10,
  },
  {
    slug: 'start', name: 'Start', label: 'Start', description: 'Pro jeden dům: až tři prostory s plnou galerií.', price_per_year_haler: 349_000, nr_of_spaces: 3, nr_of_photos_in_space: 12,
    has_video_in_space: false, has_micro_site: false, has_social_networks_promotion: false, has_support_with_profile: true, catalog_position_coefficient: 1, is_default: false, sort: 20,
  },
  {
    slug: 'profi', name: 'Profi', label: 'Profi', description: 'Pro provozovatele s více sály: video, vlastní stránka budovy a přednost v katalogu.', price_per_year_haler: 849_000, nr_of_spaces: 12,
    nr_of_photos_in_space: 30, has_video_in_space: true, has_micro_site: true, has_social_networks_promotion: false, has_support_with_profile: true, catalog_position_coefficient: 2, is_default: false, sort: 30,
  },
  {
    slug: 'sit', name: 'Síť', label: 'Síť', description: 'Pro sítě budov: bez starostí o počty, se správou profilu a propagací na sociálních sítích.', price_per_year_haler: 2_490_000, nr_of_spaces: 60,
    nr_of_photos_in_space: 60, has_video_in_space: true, has_micro_site: true, has_social_networks_promotion: true, has_support_with_profile: true, catalog_position_coefficient: 3, is_default: false, sort: 40,
  },
];
