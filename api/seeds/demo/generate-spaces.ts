import { getLocation, getRegionSlug } from '../data/locations.ts';
import { BUILDING_KINDS } from './building-kinds.data.ts';
import { DEMO_BUILDINGS, type BuildingRow } from './demo-buildings.data.ts';
import { assignPhotos, type UnphotographedSpace } from './assign-photos.ts';
import { DEMO_FLOOR_PLANS } from './demo-floor-plans.ts';
import type { DemoBuilding, DemoCustomer, DemoSpace, DemoSpaceStatus } from './demo.types.ts';
import { CULTURAL_CENTRE_KEY, OWNER_KEY, pickPhone } from './generate-customers.ts';
import { DISABLED_REASONS, RETURNED_REASON, VIDEO_URLS } from './people.data.ts';
import { generateLayouts } from './generate-layouts.ts';
import { pickArea, pickCapacity, pickPrice, toPriceLevel } from './pricing.ts';
import { isDrawn, pickInteger, pick, shuffle, createStream, type Random } from './random.ts';
import { toSlug } from './slug.ts';
import { listPhotoSets, SPACE_KINDS, type PhotoSet, type SpaceKind } from './space-kinds.data.ts';
import { SpaceTextWriter } from './space-texts.ts';

export type BuildingSite = { row: BuildingRow; building: DemoBuilding; customer: DemoCustomer };
type Draft = {
  site: BuildingSite;
  key: string;
  kind: SpaceKind;
  name: string;
  slug: string;
  order: number;
  /** First draw of the space's stream. */
  capacity: number;
};

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

/** Generates the spaces in the order of their buildings; a building may have lost all of its own. */
export function generateSpaces(seed: number, sites: readonly BuildingSite[]): DemoSpace[] {
  const drafts = sites.flatMap((site) => buildDrafts(seed, site));
  const statuses = assignStatuses(seed, drafts);
  const writer = new SpaceTextWriter(seed);
  const spaces = drafts.map((draft) =>
    buildSpace(seed, draft, statuses.get(draft.key) ?? 'PUBLISHED', writer),
  );
  return assignPhotos(seed, spaces);
}

/** Photo sets that fit a space. */
const findPhotoSets = ({ kind, name, capacity }: Draft): readonly PhotoSet[] =>
  listPhotoSets(kind, name, capacity);

function buildDrafts(seed: number, site: BuildingSite): Draft[] {
  const { row, building } = site;
  const used = new Set<string>();
  return BUILDING_KINDS[row.kind].offers.slice(0, row.spaces).map((offers, order) => {
    const offer = pick(
      createStream(seed, `offer-${building.slug}-${order}`),
      offers.filter((candidate) => !used.has(candidate.name)),
    );
    used.add(offer.name);
    const slug = row.single ? building.slug : toSlug(offer.name);
    const key = row.single ? building.slug : `${building.slug}/${slug}`;
    return {
      site,
      key,
      capacity: pickCapacity(createStream(seed, `space-${key}`), SPACE_KINDS[offer.kind]),
      kind: offer.kind,
      name: row.single ? building.name : offer.name,
      slug,
      order,
    };
  });
}

function assignStatuses(seed: number, drafts: readonly Draft[]): Map<string, DemoSpaceStatus> {
  const result = new Map<string, DemoSpaceStatus>();
  drafts
    .filter((draft) => draft.site.customer.key === OWNER_KEY)
    .forEach((draft, index) => result.set(draft.key, OWNER_STATUSES[index] ?? 'PUBLISHED'));
  const others = shuffle(
    createStream(seed, 'statuses'),
    drafts.filter(
      (draft) =>
        draft.site.customer.key !== CULTURAL_CENTRE_KEY &&
        !result.has(draft.key) &&
        !draft.site.row.single &&
        draft.order > 0,
    ),
  );
  const withPhotos = others.filter((draft) => findPhotoSets(draft).length > 0);
  for (const [status, count] of STATUS_COUNTS) {
    const already = [...result.values()].filter((value) => value === status).length;
    const candidates = (status === 'WAITING_FOR_APPROVAL' ? withPhotos : others).filter(
      (draft) => !result.has(draft.key),
    );
    for (const draft of candidates.slice(0, count - already)) result.set(draft.key, status);
  }
  return result;
}

function pickAttributes(random: Random, kind: SpaceKind): string[] {
  const { has, may } = SPACE_KINDS[kind];
  const share = 0.32 + random() * 0.36;
  return [...has, ...may.filter(() => isDrawn(random, share))];
}

function pickPurposes(random: Random, kind: SpaceKind): string[] {
  const all = SPACE_KINDS[kind].purposes;
  return all.filter((_, index) => index < 2 || isDrawn(random, 0.62)).slice(0, 8);
}

const PHOTO_LIMIT: Readonly<Record<string, number>> = { zakladni: 1 };

function pickPhotoCount(random: Random, draft: Draft, status: DemoSpaceStatus): number {
  if (findPhotoSets(draft).length === 0 || (status === 'DRAFT' && isDrawn(random, 0.5))) return 0;
  const wanted = isDrawn(random, 0.82) ? 3 : 2;
  return Math.min(wanted, PHOTO_LIMIT[draft.site.customer.plan_slug] ?? wanted);
}

/** Days since creation, submission and publication. */
function pickHistory(
  random: Random,
  building: DemoBuilding,
  status: DemoSpaceStatus,
): Pick<DemoSpace, 'created_days_ago' | 'updated_days_ago' | 'submitted_days_ago' | 'published_days_ago'> {
  if (status === 'DRAFT') {
    const created = pickInteger(random, 1, Math.min(60, building.created_days_ago));
    return {
      created_days_ago: created,
      updated_days_ago: pickInteger(random, 0, created),
      submitted_days_ago: null,
      published_days_ago: null,
    };
  }
  if (status === 'WAITING_FOR_APPROVAL') {
    const created = pickInteger(random, 6, Math.min(30, building.created_days_ago));
    const submitted = pickInteger(random, 0, 5);
    return {
      created_days_ago: created,
      updated_days_ago: submitted,
      submitted_days_ago: submitted,
      published_days_ago: null,
    };
  }
  const created = pickInteger(random, Math.min(12, building.created_days_ago), building.created_days_ago);
  const submitted = Math.max(2, created - pickInteger(random, 0, 3));
  const published = Math.max(1, submitted - pickInteger(random, 0, 2));
  return {
    created_days_ago: created,
    updated_days_ago: pickInteger(random, 0, published),
    submitted_days_ago: submitted,
    published_days_ago: published,
  };
}

function pickContacts(
  random: Random,
  { site, name }: Draft,
): Pick<DemoSpace, 'phone' | 'email' | 'web' | 'facebook' | 'instagram' | 'youtube'> {
  const { slug } = site.building;
  const web = `https://www.${slug}.example`;
  return {
    phone: isDrawn(random, 0.75) ? site.customer.phone : pickPhone(random),
    email: isDrawn(random, 0.7)
      ? `${pick(random, ['info', 'rezervace', 'pronajem', 'akce'])}@${slug}.example`
      : site.customer.email,
    web: isDrawn(random, 0.8) ? (site.row.single ? web : `${web}/${toSlug(name)}`) : null,
    facebook: isDrawn(random, 0.45) ? `https://www.facebook.com/prostora.demo.${slug}` : null,
    instagram: isDrawn(random, 0.4)
      ? `https://www.instagram.com/prostora.demo.${slug.replaceAll('-', '_')}`
      : null,
    youtube: isDrawn(random, 0.05) ? `https://www.youtube.com/@prostora-demo-${slug}` : null,
  };
}

/** Spaces of the demo accounts, with bookings and teams of their own, and those with a floor plan. */
const isKept = ({ site, key }: Draft): boolean =>
  [OWNER_KEY, CULTURAL_CENTRE_KEY].includes(site.customer.key) ||
  DEMO_FLOOR_PLANS.some(({ space_key }) => space_key === key);

function buildSpace(
  seed: number,
  draft: Draft,
  status: DemoSpaceStatus,
  writer: SpaceTextWriter,
): UnphotographedSpace {
  const { site, kind, name, slug, key } = draft;
  const random = createStream(seed, `space-${key}`);
  const properties = SPACE_KINDS[kind];
  const capacity = pickCapacity(random, properties);
  const area = pickArea(random, properties, capacity);
  const attributes = pickAttributes(random, kind);
  const texts = writer.write({ key, kind, row: site.row, capacity, area, attributes });
  const price = pickPrice(random, properties, capacity, site.row.location);
  const published = status === 'PUBLISHED';
  const isIncomplete = status === 'DRAFT' && isDrawn(random, 0.5);
  const plan = site.customer.plan_slug;
  const details = {
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
        : isIncomplete && isDrawn(random, 0.4)
          ? RETURNED_REASON
          : null,
    perex: texts.perex,
    description: isIncomplete ? '' : texts.description,
    capacity: isIncomplete ? null : capacity,
    area_size: isIncomplete || isDrawn(random, 0.03) ? null : area,
    price_level: toPriceLevel(price),
    price_from_haler: isDrawn(random, 0.07) && site.customer.key !== CULTURAL_CENTRE_KEY ? null : price * 100,
    recommended: published && isDrawn(random, 0.03),
    ...pickContacts(random, draft),
    video_url:
      (plan === 'profi' || plan === 'sit') && isDrawn(random, 0.03) ? pick(random, VIDEO_URLS) : null,
    purpose_slugs: pickPurposes(random, kind),
    layouts: isIncomplete
      ? []
      : generateLayouts(createStream(seed, `layouts-${key}`), { kind, capacity, area }),
    attribute_slugs: [...new Set([...attributes, ...texts.implied])],
  };
  const photoCount = pickPhotoCount(random, draft, status);
  const space: DemoSpace = {
    ...details,
    photos: [],
    ...pickHistory(random, site.building, status),
    views_30_days: published ? Math.round(18 + 420 * random() ** 3) : 0,
  };
  return {
    space,
    photoCount,
    photoSets: findPhotoSets(draft),
    planSlug: plan,
    locationSlug: site.building.location_slug,
    isKept: isKept(draft),
  };
}

/** Generates buildings at random positions around the centre of their town. */
export function generateSites(
  seed: number,
  ownersByBuilding: ReadonlyMap<string, DemoCustomer>,
): BuildingSite[] {
  const taken: { lat: number; lng: number }[] = [];
  return DEMO_BUILDINGS.map((row) => {
    const customer = ownersByBuilding.get(row.name);
    if (!customer) throw new Error(`No owner of ${row.name}`);
    return { row, customer, building: buildBuilding(seed, row, customer, taken) };
  });
}

/** Towns with orientation numbers in addition to registry numbers. */
const ORIENTATION_NUMBER_TOWNS =
  /^(praha|brno|ostrava|slezska-ostrava|plzen|liberec|olomouc|hradec-kralove|ceske-budejovice|pardubice|karlovy-vary|jihlava|opava|usti-nad-labem|kromeriz|prostejov|znojmo)/u;

function buildBuilding(
  seed: number,
  row: BuildingRow,
  customer: DemoCustomer,
  taken: { lat: number; lng: number }[],
): DemoBuilding {
  const random = createStream(seed, `building-${row.name}`);
  const location = getLocation(row.location);
  const both = row.street !== null && !row.village && ORIENTATION_NUMBER_TOWNS.test(row.location);
  const city =
    row.village?.city ??
    (getRegionSlug(row.location) === 'praha'
      ? location.name
      : location.kind === 'city_part'
        ? getLocation(location.parent ?? row.location).name
        : location.name);
  return {
    key: toSlug(row.name),
    customer_key: customer.key,
    name: row.name,
    slug: toSlug(row.name),
    street: row.street,
    house_number: both
      ? `${pickInteger(random, 1, 96)}${isDrawn(random, 0.12) ? 'a' : ''}`
      : String(pickInteger(random, 4, row.street === null ? 240 : 890)),
    land_registry_number: both ? String(pickInteger(random, 60, 2480)) : null,
    postal_code: row.psc ?? row.village?.psc ?? location.psc ?? '11000',
    city,
    country: 'Česko',
    location_slug: row.location,
    region_slug: getRegionSlug(row.location),
    ...pickPosition(random, row, taken),
    created_days_ago: Math.min(customer.created_days_ago, pickInteger(random, 40, 700)),
  };
}

const KM_LAT = 1 / 111.2;

/** A point within walking distance of the centre, at least 150 m from every other building. */
function pickPosition(
  random: Random,
  row: BuildingRow,
  taken: { lat: number; lng: number }[],
): { lat: number; lng: number } {
  const location = getLocation(row.location);
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
