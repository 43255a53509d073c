import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { Location } from '../../src/modules/geo/index.ts';
import { SentenceSynonym } from '../../src/modules/catalog/synonyms/index.ts';
import { fold } from '../../src/modules/catalog/search/czech-stemmer.ts';
import { Attribute, Purpose } from '../../src/modules/taxonomy/index.ts';
import { SubscriptionPlan } from '../../src/modules/subscriptions/index.ts';
import { CONTENT_PAGES } from './content/pages.ts';
import { seedContent } from './content/seed-content.ts';
import { ATTRIBUTES } from './attributes.ts';
import { LOCATION_ALIASES } from './location-aliases.ts';
import { LOCATIONS } from './locations.ts';
import { PLANS } from './plans.ts';
import { PURPOSES } from './purposes.ts';
import { SENTENCE_SYNONYMS } from './sentence-synonyms.ts';

const NO_ITEM = { purpose: null, attribute: null, location: null } as const;
const CONFLICT_BY_SLUG = { onConflictFields: ['slug' as const] };

/**
 * Seeds locations, purposes, attributes, synonyms, plans and content pages. Safe at every start: records are inserted
 * into empty tables only, afterwards the operator owns them. Plans of a new release are added.
 */
export async function seedReference(em: EntityManager): Promise<string> {
  if ((await em.count(Location)) === 0) await seedLocations(em);
  if ((await em.count(Purpose)) === 0) {
    await em.insertMany(
      Purpose,
      PURPOSES.map((one) => ({
        slug: one.slug,
        name: one.name,
        group: one.group,
        titlePhrase: one.title_phrase,
        usualFrom: one.usual_hours === null ? null : one.usual_hours[0] * 60,
        usualTo: one.usual_hours === null ? null : one.usual_hours[1] * 60,
        usualLayout: one.usual_layout,
        usualDays: one.usual_days,
        sortOrder: one.sort,
        icon: one.icon,
      })),
    );
  }
  if ((await em.count(Attribute)) === 0) {
    await em.insertMany(
      Attribute,
      ATTRIBUTES.map((one) => ({
        slug: one.slug,
        name: one.name,
        group: one.group,
        category: one.category,
        titlePhrase: one.title_phrase,
        sortOrder: one.sort,
        icon: one.icon,
      })),
    );
  }
  if ((await em.count(SentenceSynonym)) === 0) await seedSynonyms(em);
  await em.upsertMany(
    SubscriptionPlan,
    PLANS.map((plan) => ({
      slug: plan.slug,
      name: plan.label,
      priceHalerPerYear: plan.price_per_year_haler,
      sortOrder: plan.sort,
      config: {
        name: plan.name,
        description: plan.description,
        nrOfSpaces: plan.nr_of_spaces,
        nrOfPhotosInSpace: plan.nr_of_photos_in_space,
        hasVideoInSpace: plan.has_video_in_space,
        hasMicroSite: plan.has_micro_site,
        hasSocialNetworksPromotion: plan.has_social_networks_promotion,
        hasSupportWithProfile: plan.has_support_with_profile,
        catalogPositionCoefficient: plan.catalog_position_coefficient,
      },
    })),
    { ...CONFLICT_BY_SLUG, onConflictAction: 'ignore' },
  );
  await seedContent(em);
  return (
    `Reference data: ${LOCATIONS.length} locations, ${PURPOSES.length} purposes, ` +
    `${ATTRIBUTES.length} attributes, ${PLANS.length} plans, ${CONTENT_PAGES.length} content pages.`
  );
}

/** Inserted level by level, so that each row finds the id of its parent. */
async function seedLocations(em: EntityManager): Promise<void> {
  const levels = ['country', 'region', 'town', 'city_part'] as const;
  const ids = new Map<string, number>();
  for (const kind of levels) {
    const rows = LOCATIONS.filter((one) => one.kind === kind);
    const saved = await em.upsertMany(
      Location,
      rows.map((one) => ({
        slug: one.slug,
        name: one.name,
        kind,
        parent: one.parent === null ? null : (ids.get(one.parent) ?? null),
        locative: one.locative,
        lat: one.lat,
        lng: one.lng,
        bbox: one.bbox ? ([...one.bbox] as [number, number, number, number]) : null,
        population: one.population ?? null,
      })),
      CONFLICT_BY_SLUG,
    );
    for (const location of saved) ids.set(location.slug, location.id);
  }
}

/** Synonyms of the items that exist under their slug; the same word twice is one row. */
async function seedSynonyms(em: EntityManager): Promise<void> {
  const ids = {
    purpose: new Map((await em.findAll(Purpose)).map(({ slug, id }) => [slug, id])),
    attribute: new Map((await em.findAll(Attribute)).map(({ slug, id }) => [slug, id])),
    location: new Map((await em.findAll(Location)).map(({ slug, id }) => [slug, id])),
  };
  const seen = new Set<string>();
  const rows = [...SENTENCE_SYNONYMS, ...LOCATION_ALIASES].flatMap(({ kind, slug, word }) => {
    const id = ids[kind].get(slug);
    const folded = fold(word);
    const key = `${kind} ${id} ${folded}`;
    if (id === undefined || seen.has(key)) return [];
    seen.add(key);
    return [{ ...NO_ITEM, [kind]: id, word, folded }];
  });
  if (rows.length > 0) await em.insertMany(SentenceSynonym, rows as RequiredEntityData<SentenceSynonym>[]);
}
