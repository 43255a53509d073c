import { locationBySlug, regionOf } from '../data/locations.ts';
import { BUILDING_KINDS } from './building-kinds.data.ts';
import { DEMO_BUILDINGS, type BuildingRow } from './demo-buildings.data.ts';
import { PhotoAssigner } from './demo-photos.ts';
import type { DemoBuilding, DemoCustomer, DemoPhoto, DemoSpace, DemoSpaceStatus } from './demo.types.ts';
import { OWNER_KEY, phoneOf } from './generate-customers.ts';
import { DISABLED_REASONS, RETURNED_REASON, VIDEO_URLS } from './people.data.ts';
import { areaFor, capacityFor, priceFor, priceLevelOf } from './pricing.ts';
import { chance, integer, pick, shuffled, streamFor, type Random } from './random.ts';
import { slugOf } from './slug.ts';
import { photoSetsFor, SPACE_KINDS, type SpaceKind } from './space-kinds.data.ts';
import { TextWriter } from './space-texts.ts';

export type Site = { row: BuildingRow; building: DemoBuilding; customer: DemoCustomer };
type Draft = { site: Site; key: string; kind: SpaceKind; name: string; slug: string; order: number };

/** Number of spaces by status; the rest is published. */
const STATUS_COUNTS: readonly (readonly [DemoSpaceStatus, number])[] = [
  ['WAITING_FOR_APPROVAL', 12],
  ['DRAFT', 16],
  ['DISABLED', 9],
  ['DELETED', 11],
];
/** The spaces of the demo owner have every status. */
const OWNER_STATUSES: readonly DemoSpaceStatus[] = [
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'WAITING_FOR_APPROVAL',
  'DRAFT',
  'PUBLISHED',
  'PUBLISHED',
  'PUBLISHED',
  'DISABLED',
  'DELETED',
  'DRAFT',
];
const PHOTOLESS_SHARE = 0.035;

/** Generates all spaces in the order of their buildings. */
export function generateSpaces(seed: number, sites: readonly Site[]): DemoSpace[] {
  const drafts = sites.flatMap((site) => draftsOf(seed, site));
  const statuses = statusesFor(seed, drafts);
  const writer = new TextWriter(seed);
  const assigner = new PhotoAssigner(seed);
  return drafts.map((draft) =>
    spaceOf(seed, draft, statuses.get(draft.key) ?? 'PUBLISHED', writer, assigner),
  );
}

function draftsOf(seed: number, site: Site): Draft[] {
  const { row, building } = site;
  const used = new Set<string>();
  return BUILDING_KINDS[row.kind].offers.slice(0, row.spaces).map((offers, order) => {
    const offer = pick(
      streamFor(seed, `offer-${building.slug}-${order}`),
      offers.filter((candidate) => !used.has(candidate.name)),
    );
    used.add(offer.name);
    const slug = row.single ? building.slug : slugOf(offer.name);
    return {
      site,
      key: row.single ? building.slug : `${building.slug}/${slug}`,
      kind: offer.kind,
      name: row.single ? building.name : offer.name,
      slug,
      order,
    };
  });
}

function statusesFor(seed: number, drafts: readonly Draft[]): Map<string, DemoSpaceStatus> {
  const result = new Map<string, DemoSpaceStatus>();
  drafts
    .filter((draft) => draft.site.customer.key === OWNER_KEY)
    .forEach((draft, index) => result.set(draft.key, OWNER_STATUSES[index] ?? 'PUBLISHED'));
  const others = shuffled(
    streamFor(seed, 'statuses'),
    drafts.filter((draft) => !result.has(draft.key) && !draft.site.row.single && draft.order > 0),
  );
  const waits = others.filter((draft) => photoSetsFor(draft.kind, draft.name).length > 0);
  for (const [status, count] of STATUS_COUNTS) {
    const already = [...result.values()].filter((value) => value === status).length;
    const lot = (status === 'WAITING_FOR_APPROVAL' ? waits : others).filter(
      (draft) => !result.has(draft.key),
    );
    for (const draft of lot.slice(0, count - already)) result.set(draft.key, status);
  }
  return result;
}

function attributesFor(random: Random, kind: SpaceKind): string[] {
  const { has, may } = SPACE_KINDS[kind];
  const share = 0.32 + random() * 0.36;
  return [...has, ...may.filter(() => chance(random, share))];
}

function purposesFor(random: Random, kind: SpaceKind): string[] {
  const all = SPACE_KINDS[kind].purposes;
  return all.filter((_, index) => index < 2 || chance(random, 0.62)).slice(0, 8);
}

const PHOTO_LIMIT: Readonly<Record<string, number>> = { zakladni: 1 };

function photosFor(
  random: Random,
  { site, kind, name }: Draft,
  status: DemoSpaceStatus,
  assigner: PhotoAssigner,
): DemoPhoto[] {
  const sets = photoSetsFor(kind, name);
  if (
    sets.length === 0 ||
    (status === 'DRAFT' && chance(random, 0.5)) ||
    (status !== 'WAITING_FOR_APPROVAL' && chance(random, PHOTOLESS_SHARE))
  )
    return [];
  const wanted = chance(random, 0.82) ? 3 : 2;
  const count = Math.min(wanted, PHOTO_LIMIT[site.customer.plan_slug] ?? wanted);
  return assigner.assign({ customer: site.customer.key, region: site.building.region_slug }, sets, count);
}

/** Days since creation, submission and publication. */
function historyFor(
  random: Random,
  building: DemoBuilding,
  status: DemoSpaceStatus,
): Pick<DemoSpace, 'created_days_ago' | 'updated_days_ago' | 'submitted_days_ago' | 'published_days_ago'> {
  if (status === 'DRAFT') {
    const created = integer(random, 1, Math.min(60, building.created_days_ago));
    return {
      created_days_ago: created,
      updated_days_ago: integer(random, 0, created),
      submitted_days_ago: null,
      published_days_ago: null,
    };
  }
  if (status === 'WAITING_FOR_APPROVAL') {
    const created = integer(random, 6, Math.min(30, building.created_days_ago));
    const submitted = integer(random, 0, 5);
    return {
      created_days_ago: created,
      updated_days_ago: submitted,
      submitted_days_ago: submitted,
      published_days_ago: null,
    };
  }
  const created = integer(random, Math.min(12, building.created_days_ago), building.created_days_ago);
  const submitted = Math.max(2, created - integer(random, 0, 3));
  const published = Math.max(1, submitted - integer(random, 0, 2));
  return {
    created_days_ago: created,
    updated_days_ago: integer(random, 0, published),
    submitted_days_ago: submitted,
    published_days_ago: published,
  };
}

function contactsFor(
  random: Random,
  { site, name }: Draft,
): Pick<DemoSpace, 'phone' | 'email' | 'web' | 'facebook' | 'instagram' | 'youtube'> {
  const { slug } = site.building;
  const web = `https://www.${slug}.example`;
  return {
    phone: chance(random, 0.75) ? site.customer.phone : phoneOf(random),
    email: chance(random, 0.7)
      ? `${pick(random, ['info', 'rezervace', 'pronajem', 'akce'])}@${slug}.example`
      : site.customer.email,
    web: chance(random, 0.8) ? (site.row.single ? web : `${web}/${slugOf(name)}`) : null,
    facebook: chance(random, 0.45) ? `https://www.facebook.com/prostora.demo.${slug}` : null,
    instagram: chance(random, 0.4)
      ? `https://www.instagram.com/prostora.demo.${slug.replaceAll('-', '_')}`
      : null,
    youtube: chance(random, 0.05) ? `https://www.youtube.com/@prostora-demo-${slug}` : null,
  };
}

function spaceOf(
  seed: number,
  draft: Draft,
  status: DemoSpaceStatus,
  writer: TextWriter,
  assigner: PhotoAssigner,
): DemoSpace {
  const { site, kind, name, slug, key } = draft;
  const random = streamFor(seed, `space-${key}`);
  const facts = SPACE_KINDS[kind];
  const capacity = capacityFor(random, facts);
  const area = areaFor(random, facts, capacity);
  const attributes = attributesFor(random, kind);
  const texts = writer.write({ key, kind, row: site.row, capacity, area, attributes });
  const price = priceFor(random, facts, capacity, site.row.location);
  const published = status === 'PUBLISHED';
  const hollow = status === 'DRAFT' && chance(random, 0.5);
  const plan = site.customer.plan_slug;
  return {
    key,
    building_key: site.building.key,
    customer_key: site.customer.key,
    kind,
    name,
    slug,
    no_name: site.row.single === true,
    url: site.row.single ? site.building.slug : `${site.building.slug}/${slug}`,
    status,
    status_reason:
      status === 'DISABLED'
        ? pick(random, DISABLED_REASONS)
        : hollow && chance(random, 0.4)
          ? RETURNED_REASON
          : null,
    perex: texts.perex,
    description: hollow ? '' : texts.description,
    capacity: hollow ? null : capacity,
    area_size: hollow || chance(random, 0.03) ? null : area,
    price_level: priceLevelOf(price),
    price_from_haler: chance(random, 0.07) ? null : price * 100,
    recommended: published && chance(random, 0.03),
    ...contactsFor(random, draft),
    video_url: (plan === 'profi' || plan === 'sit') && chance(random, 0.03) ? pick(random, VIDEO_URLS) : null,
    purpose_slugs: purposesFor(random, kind),
    attribute_slugs: [...new Set([...attributes, ...texts.implied])],
    photos: photosFor(random, draft, status, assigner),
    ...historyFor(random, site.building, status),
    views_30_days: published ? Math.round(18 + 420 * random() ** 3) : 0,
  };
}

/** Generates buildings at random positions around the centre of their town. */
export function generateSites(seed: number, ownerOf: ReadonlyMap<string, DemoCustomer>): Site[] {
  const taken: { lat: number; lng: number }[] = [];
  return DEMO_BUILDINGS.map((row) => {
    const customer = ownerOf.get(row.name);
    if (!customer) throw new Error(`No owner of ${row.name}`);
    return { row, customer, building: buildingOf(seed, row, customer, taken) };
  });
}

/** Towns with orientation numbers in addition to registry numbers. */
const WITH_ORIENTATION =
  /^(praha|brno|ostrava|slezska-ostrava|plzen|liberec|olomouc|hradec-kralove|ceske-budejovice|pardubice|karlovy-vary|jihlava|opava|usti-nad-labem|kromeriz|prostejov|znojmo)/u;

function buildingOf(
  seed: number,
  row: BuildingRow,
  customer: DemoCustomer,
  taken: { lat: number; lng: number }[],
): DemoBuilding {
  const random = streamFor(seed, `building-${row.name}`);
  const location = locationBySlug(row.location);
  const both = row.street !== null && !row.village && WITH_ORIENTATION.test(row.location);
  const city =
    row.village?.city ??
    (regionOf(row.location) === 'praha'
      ? location.name
      : location.kind === 'city_part'
        ? locationBySlug(location.parent ?? row.location).name
        : location.name);
  return {
    key: slugOf(row.name),
    customer_key: customer.key,
    name: row.name,
    slug: slugOf(row.name),
    street: row.street,
    house_number: both
      ? `${integer(random, 1, 96)}${chance(random, 0.12) ? 'a' : ''}`
      : String(integer(random, 4, row.street === null ? 240 : 890)),
    land_registry_number: both ? String(integer(random, 60, 2480)) : null,
    postal_code: row.psc ?? row.village?.psc ?? location.psc ?? '11000',
    city,
    country: 'Česko',
    location_slug: row.location,
    region_slug: regionOf(row.location),
    ...positionOf(random, row, taken),
    created_days_ago: Math.min(customer.created_days_ago, integer(random, 40, 700)),
  };
}

const KM_LAT = 1 / 111.2;

/** A point within walking distance of the centre, at least 150 m from every other building. */
function positionOf(
  random: Random,
  row: BuildingRow,
  taken: { lat: number; lng: number }[],
): { lat: number; lng: number } {
  const location = locationBySlug(row.location);
  const middle = row.village ?? location;
  const radius = row.village
    ? 0.4
    : location.kind === 'city_part'
      ? 0.9
      : (location.population ?? 0) > 80_000
        ? 1.4
        : (location.population ?? 0) > 30_000
          ? 1
          : 0.6;
  const kmLng = KM_LAT / Math.cos((middle.lat * Math.PI) / 180);
  for (let attempt = 0; ; attempt += 1) {
    const angle = random() * 2 * Math.PI;
    const distance = radius * Math.sqrt(random());
    const point = {
      lat: Number((middle.lat + Math.sin(angle) * distance * KM_LAT).toFixed(5)),
      lng: Number((middle.lng + Math.cos(angle) * distance * kmLng).toFixed(5)),
    };
    const far = taken.every(
      (other) => Math.hypot((other.lat - point.lat) / KM_LAT, (other.lng - point.lng) / kmLng) > 0.15,
    );
    if (far || attempt > 60) {
      taken.push(point);
      return point;
    }
  }
}
