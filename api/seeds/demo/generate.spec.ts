import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import {
  addDays,
  CAPACITY_BUCKETS,
  DAY_MS,
  findCapacityBucket,
  getWeekday,
  HOUR_MS,
  isCzechHoliday,
  toPragueWallTime,
} from '@prostora/contracts';
import { PRICE_LIST_LIMITS, findWarnings, priceByList, validatePriceList } from '@prostora/pricing';
import { ATTRIBUTES } from '../data/attributes.ts';
import { LOCATIONS, getRegionSlug } from '../data/locations.ts';
import { PLANS } from '../data/plans.ts';
import { PURPOSES } from '../data/purposes.ts';
import type { DemoData, DemoReservation, DemoSpace } from './demo.types.ts';
import { generateDemo } from './generate.ts';
import { generateCulturalCentreHistory } from './generate-cultural-centre-history.ts';
import { computeIcoCheckDigit } from './generate-customers.ts';
import { PHOTO_ALTS } from './photo-alts.data.ts';
import { toPriceLevel } from './pricing.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const areUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

let demo: DemoData;
let published: DemoSpace[];
beforeAll(() => {
  demo = generateDemo({ seed: 20_261_120, now: NOW });
  published = demo.spaces.filter((space) => space.status === 'PUBLISHED');
});

describe('generateDemo', () => {
  it('is deterministic for a seed and time', () => {
    expect(generateDemo({ seed: 20_261_120, now: NOW })).toEqual(demo);
  });

  it('differs for another seed', () => {
    expect(generateDemo({ seed: 2027, now: NOW }).spaces.map((space) => space.perex)).not.toEqual(
      demo.spaces.map((space) => space.perex),
    );
  });

  it('has 369 spaces of every status in at least 120 buildings', () => {
    expect(demo.spaces).toHaveLength(369);
    expect(demo.buildings.length).toBeGreaterThanOrEqual(120);
    expect(published.length).toBeGreaterThanOrEqual(320);
    expect(demo.spaces.filter((space) => space.status === 'WAITING_FOR_APPROVAL')).toHaveLength(12);
    expect(new Set(demo.spaces.map((space) => space.status)).size).toBe(5);
  });

  it('covers every region, purpose, attribute and capacity bucket with published spaces', () => {
    const regions = new Map(demo.buildings.map((building) => [building.key, building.region_slug]));
    expect(new Set(published.map((space) => regions.get(space.building_key)))).toEqual(
      new Set(LOCATIONS.filter((place) => place.kind === 'region').map((place) => place.slug)),
    );
    expect(new Set(published.flatMap((space) => space.purpose_slugs))).toEqual(
      new Set(PURPOSES.map((purpose) => purpose.slug)),
    );
    expect(new Set(published.flatMap((space) => space.attribute_slugs))).toEqual(
      new Set(ATTRIBUTES.map((attribute) => attribute.slug)),
    );
    expect(new Set(published.map((space) => findCapacityBucket(space.capacity ?? 0)))).toEqual(
      new Set(CAPACITY_BUCKETS.map((bucket) => bucket.id)),
    );
  });

  it('gives complete spaces layouts, the largest of which holds the capacity', () => {
    const withLayouts = demo.spaces.filter(({ layouts }) => layouts.length > 0);
    expect(withLayouts.length).toBeGreaterThan(300);
    for (const { capacity, layouts } of withLayouts) {
      expect(Math.max(...layouts.map((layout) => layout.capacity))).toBe(capacity);
      expect(areUnique(layouts.map(({ layout }) => layout))).toBe(true);
    }
  });

  it('keeps every perex unique and within 300 characters', () => {
    expect(demo.spaces.every((space) => space.perex.length > 40 && space.perex.length <= 300)).toBe(true);
    expect(areUnique(demo.spaces.map((space) => space.perex))).toBe(true);
  });

  it('leaves no placeholder and no HTML attribute in the texts', () => {
    const texts = [
      ...demo.spaces.flatMap((space) => [space.perex, space.description]),
      ...demo.seo_urls.map((seo) => seo.description),
    ];
    expect(texts.filter((text) => /\{|\}|undefined|null|<[a-z0-9]+ /u.test(text))).toEqual([]);
  });

  it('gives complete texts, sizes and tags to every published or waiting space', () => {
    const shown = demo.spaces.filter((space) => ['PUBLISHED', 'WAITING_FOR_APPROVAL'].includes(space.status));
    expect(
      shown.filter(
        (space) =>
          space.description === '' ||
          space.capacity === null ||
          space.purpose_slugs.length === 0 ||
          space.attribute_slugs.length === 0 ||
          !space.phone ||
          !space.email,
      ),
    ).toEqual([]);
    expect(
      demo.spaces.filter((space) => space.status === 'WAITING_FOR_APPROVAL' && space.photos.length === 0),
    ).toEqual([]);
  });

  it('derives price levels from prices', () => {
    const priced = demo.spaces.filter((space) => space.price_from_haler !== null);
    expect(
      priced.every((space) => space.price_level === toPriceLevel((space.price_from_haler ?? 0) / 100)),
    ).toBe(true);
    expect(new Set(published.map((space) => space.price_level)).size).toBe(4);
  });

  it('recommends only a few spaces', () => {
    const recommended = published.filter((space) => space.recommended).length;
    expect(recommended).toBeGreaterThan(4);
    expect(recommended).toBeLessThan(16);
  });
});

describe('slugs and references of the demo', () => {
  it('are unique, ASCII and resolvable', () => {
    expect(areUnique(demo.spaces.map((space) => space.url))).toBe(true);
    expect(areUnique(demo.buildings.map((building) => building.slug))).toBe(true);
    expect(
      [...demo.spaces.map((space) => space.slug), ...demo.buildings.map((building) => building.slug)].filter(
        (slug) => !SLUG.test(slug),
      ),
    ).toEqual([]);
    const customers = new Set(demo.customers.map((customer) => customer.key));
    expect(
      demo.buildings.every(
        (building) =>
          customers.has(building.customer_key) &&
          getRegionSlug(building.location_slug) === building.region_slug,
      ),
    ).toBe(true);
    const buildings = new Set(demo.buildings.map((building) => building.key));
    expect(demo.spaces.every((space) => buildings.has(space.building_key))).toBe(true);
  });

  it('puts every building in its region, at a distinct position', () => {
    const boxes = new Map(LOCATIONS.map((place) => [place.slug, place.bbox]));
    const outside = demo.buildings.filter(({ lat, lng, region_slug }) => {
      const [west, south, east, north] = boxes.get(region_slug) ?? [0, 0, 0, 0];
      return lng < west || lng > east || lat < south || lat > north;
    });
    expect(outside.map((building) => building.name)).toEqual([]);
    expect(areUnique(demo.buildings.map((building) => `${building.lat},${building.lng}`))).toBe(true);
  });
});

describe('owners of the demo', () => {
  it('have a valid IČO and a sufficient plan', () => {
    expect(
      demo.customers.filter(
        ({ ico }) => !/^\d{8}$/u.test(ico) || Number(ico[7]) !== computeIcoCheckDigit(ico.slice(0, 7)),
      ),
    ).toEqual([]);
    expect(areUnique(demo.customers.map((customer) => customer.ico))).toBe(true);
    for (const customer of demo.customers) {
      const plan = PLANS.find((candidate) => candidate.slug === customer.plan_slug);
      const spaces = demo.spaces.filter((space) => space.customer_key === customer.key);
      expect(spaces.length).toBeLessThanOrEqual(plan?.nr_of_spaces ?? 0);
      expect(Math.max(0, ...spaces.map((space) => space.photos.length))).toBeLessThanOrEqual(
        plan?.nr_of_photos_in_space ?? 0,
      );
      expect(plan?.has_video_in_space === true || spaces.every((space) => space.video_url === null)).toBe(
        true,
      );
    }
  });

  it('include the demo accounts', () => {
    const owned = demo.spaces.filter((space) => space.customer_key === 'majitel');
    expect(new Set(owned.map((space) => space.status)).size).toBe(5);
    expect(demo.customers.find((customer) => customer.key === 'majitel')?.plan_slug).toBe('profi');
    expect(demo.users.find((user) => user.email === 'admin@prostora.test')?.roles).toContain(
      'ROLE_SUPERADMIN',
    );
    expect(demo.customers.find((customer) => customer.key === 'novy')?.plan_slug).toBe('zakladni');
    expect(demo.spaces.some((space) => space.customer_key === 'novy')).toBe(false);
  });

  it('include paid and open orders of the demo owner', () => {
    const owner = demo.customers.find((customer) => customer.key === 'majitel');
    expect(demo.orders.map(({ plan_slug, state }) => `${plan_slug} ${state}`)).toEqual([
      'start paid',
      'profi paid',
      'sit waiting',
    ]);
    expect(
      areUnique(demo.orders.map((order) => order.number)) &&
        demo.orders.every(
          (order) => /^20\d{8}$/u.test(order.number) && order.number.startsWith(order.created_at.slice(0, 4)),
        ),
    ).toBe(true);
    const running = demo.orders.find((order) => order.plan_slug === owner?.plan_slug);
    expect(Date.parse(owner?.paid_until ?? '') - Date.parse(running?.paid_at ?? '')).toBe(365 * DAY_MS);
    expect(demo.orders[2]?.due_on).toBe('2026-12-01');
  });

  it('have unique e-mail addresses', () => {
    expect(areUnique(demo.users.map((user) => user.email))).toBe(true);
    expect(demo.customers.every((customer) => /^\+420 \d{3} \d{3} \d{3}$/u.test(customer.phone))).toBe(true);
  });
});

describe('galleries of the demo', () => {
  const getPhotoSet = (file: string): string => file.slice('photos/'.length, file.lastIndexOf('-'));
  const listMainPhotos = (): { space: DemoSpace; file: string }[] =>
    demo.spaces.flatMap((space) => space.photos.slice(0, 1).map(({ file }) => ({ space, file })));

  it('use each photograph of one set once, one of them as main', () => {
    for (const { photos } of demo.spaces) {
      expect(areUnique(photos.map((photo) => photo.file))).toBe(true);
      expect(new Set(photos.map((photo) => getPhotoSet(photo.file))).size).toBeLessThanOrEqual(1);
      expect(photos.filter((photo) => photo.category === 'TOP-CAROUSEL').length).toBe(
        photos.length === 0 ? 0 : 1,
      );
    }
  });

  it.each([
    ['zasedacka', ['meeting', 'conference', 'library']],
    ['telocvicna', ['gym']],
    ['velky-sal', ['kulturak', 'ballroom']],
    ['restaurace', ['cafe', 'brewery', 'cellar', 'wintergarden']],
    ['zahrada', ['garden', 'courtyard']],
    ['stodola', ['barn']],
    ['koupaliste', []],
  ])('use fitting photo sets for the kind %s', (kind, sets) => {
    const files = demo.spaces
      .filter((space) => space.kind === kind)
      .flatMap(({ photos }) => photos.map(({ file }) => file));
    expect([...new Set(files.map(getPhotoSet))].filter((set) => !sets.includes(set))).toEqual([]);
  });

  it.each([
    ['Kaple', 'chapel'],
    ['Knihovna', 'library'],
    ['Zimní zahrada', 'wintergarden'],
    ['Pivnice', 'brewery'],
    ['Vnitřní nádvoří', 'courtyard'],
  ])('use for a space named %s the set %s', (name, set) => {
    const named = listMainPhotos().filter(({ space }) => space.name === name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ file }) => getPhotoSet(file) !== set)).toEqual([]);
  });

  it('repeat few main photographs of an owner, each once', () => {
    const repeated = [...Map.groupBy(listMainPhotos(), ({ space }) => space.customer_key).values()].flatMap(
      (owned) => [...Map.groupBy(owned, ({ file }) => file).values()].filter((same) => same.length > 1),
    );
    expect(repeated.length).toBeLessThan(10);
    expect(repeated.filter((same) => same.length > 2)).toEqual([]);
  });

  it('use sets of a credible size', () => {
    const small = ['meeting', 'cafe'];
    const rooms = ['classroom', 'coworking', 'library'];
    const large = ['theatre', 'ballroom', 'kulturak'];
    const misfits = listMainPhotos().filter(({ space: { capacity, name }, file }) => {
      const isNamed = /kavárna|refektář|kapitulní síň/iu.test(name);
      const set = getPhotoSet(file);
      const people = capacity ?? 0;
      return (
        people > 0 &&
        !isNamed &&
        ((small.includes(set) && people > 90) ||
          (rooms.includes(set) && people > 120) ||
          (set === 'loft' && people > 300) ||
          (large.includes(set) && people < 50))
      );
    });
    expect(misfits).toEqual([]);
  });

  it('repeat a main photograph at most four times per region', () => {
    const regions = new Map(demo.buildings.map((building) => [building.key, building.region_slug]));
    const shown = listMainPhotos().map(({ space, file }) => `${regions.get(space.building_key)}/${file}`);
    expect(
      Math.max(...[...Map.groupBy(shown, (key) => key).values()].map((same) => same.length)),
    ).toBeLessThanOrEqual(4);
  });

  it('use every original photograph', () => {
    const files = new Set(demo.spaces.flatMap((space) => space.photos.map((photo) => photo.file)));
    const originals = readdirSync(new URL('../photos', import.meta.url)).filter((name) =>
      name.endsWith('.jpg'),
    );
    expect([...files].sort()).toEqual(originals.map((name) => `photos/${name}`).sort());
  });

  it('have the alt texts of the index and leave some spaces without photographs', () => {
    const index = JSON.parse(readFileSync(new URL('../photos/index.json', import.meta.url), 'utf8')) as {
      file: string;
      czech_alt: string;
    }[];
    const photos = index.filter((picture) => picture.file.startsWith('photos/'));
    expect(
      Object.fromEntries(
        photos.map((picture) => [picture.file.slice('photos/'.length, -'.jpg'.length), picture.czech_alt]),
      ),
    ).toEqual(PHOTO_ALTS);
    const without = published.filter((space) => space.photos.length === 0).length / published.length;
    expect(without).toBeGreaterThan(0.02);
    expect(without).toBeLessThan(0.15);
  });
});

describe('calendar of the demo', () => {
  it('has no overlapping reservations and blocked slots', () => {
    const taken = [
      ...demo.reservations.filter((entry) => entry.status !== 'cancelled'),
      ...demo.blocked_slots,
    ];
    const bySpace = Map.groupBy(taken, (entry) => entry.space_key);
    for (const entries of bySpace.values()) {
      const sorted = entries
        .map((entry) => [Date.parse(entry.start_datetime), Date.parse(entry.end_datetime)] as const)
        .sort((a, b) => a[0] - b[0]);
      expect(
        sorted.every(
          ([start, end], index) => start < end && (index === 0 || (sorted[index - 1]?.[1] ?? 0) <= start),
        ),
      ).toBe(true);
    }
  });

  it('opens most published spaces by weekly rules for at least 18 months ahead', () => {
    const open = new Set(demo.rules.map(({ space_key }) => space_key));
    const share = published.filter(({ key }) => open.has(key)).length / published.length;
    expect(share).toBeGreaterThan(0.6);
    const last = addDays(toPragueWallTime(NOW).day, 548);
    expect(demo.rules.filter(({ exceptions }) => exceptions.some((day) => day > last))).toEqual([]);
    expect(demo.rules.every(({ weekdays }) => weekdays.length > 0)).toBe(true);
  });

  it('includes weekly rules, overlapping spaces, instant booking and buffers of the demo owner', () => {
    const owned = new Set(
      demo.spaces.filter(({ customer_key }) => customer_key === 'majitel').map(({ key }) => key),
    );
    const ownRules = demo.rules.filter(({ space_key }) => owned.has(space_key));
    expect(ownRules.length).toBeGreaterThan(4);
    expect([...demo.settings, ...demo.overlaps].every(({ space_key }) => owned.has(space_key))).toBe(true);
    expect(ownRules.some(({ exceptions }) => exceptions.length > 0)).toBe(true);
    expect(demo.overlaps.length).toBeGreaterThan(0);
    expect([
      demo.settings.filter(({ instant_booking }) => instant_booking).length,
      demo.settings.filter(({ buffer_after }) => buffer_after > 0).length,
    ]).toEqual([1, 1]);
  });

  it('has no common day in overlapping spaces', () => {
    const days = (key: string): string[] =>
      [...demo.reservations, ...demo.blocked_slots]
        .filter(({ space_key }) => space_key === key)
        .map(({ start_datetime }) => start_datetime.slice(0, 10));
    expect(
      demo.overlaps.flatMap(({ space_key, other_key }) =>
        days(space_key).filter((day) => days(other_key).includes(day)),
      ),
    ).toEqual([]);
  });

  it('puts every future reservation inside one rule at its price', () => {
    const future = demo.reservations.filter(
      (entry) => Date.parse(entry.start_datetime) > NOW.getTime() + DAY_MS,
    );
    const rules = Map.groupBy(demo.rules, (entry) => entry.space_key);
    const findPrice = ({ space_key, start_datetime, end_datetime }: DemoReservation): number | undefined => {
      const [starts, ends] = [
        toPragueWallTime(new Date(start_datetime)),
        toPragueWallTime(new Date(Date.parse(end_datetime) - 60_000)),
      ];
      return rules
        .get(space_key)
        ?.find(
          ({ weekdays, from_minute, to_minute, exceptions }) =>
            weekdays.includes(getWeekday(starts.day)) &&
            !exceptions.includes(starts.day) &&
            !isCzechHoliday(starts.day) &&
            starts.day === ends.day &&
            from_minute <= starts.minute &&
            to_minute > ends.minute,
        )?.price_per_hour_haler;
    };
    const mispriced = future.filter(
      (entry) =>
        (findPrice(entry) ?? -1) *
          ((Date.parse(entry.end_datetime) - Date.parse(entry.start_datetime)) / HOUR_MS) !==
        entry.price_haler,
    );
    expect(future.length).toBeGreaterThan(50);
    expect(mispriced).toEqual([]);
  });

  it('fills the culture house: twelve rooms, sixty bookings, weekly classes, requests and options', () => {
    const rooms = new Set(
      published.filter(({ customer_key }) => customer_key === 'kulturak').map(({ key }) => key),
    );
    const bookings = demo.reservations.filter(({ space_key }) => rooms.has(space_key));
    expect(rooms.size).toBe(12);
    expect(new Set(bookings.map(({ space_key }) => space_key))).toEqual(rooms);
    expect(bookings.length).toBeGreaterThanOrEqual(60);
    const countPending = (source: DemoReservation['source']): number =>
      bookings.filter((one) => one.status === 'pending' && one.source === source).length;
    expect([countPending('guest') >= 7, countPending('owner')]).toEqual([true, 2]);
    for (const { key, weekdays, from_day } of demo.series) {
      const classes = bookings.filter(({ series_key }) => series_key === key);
      expect(classes.length).toBeGreaterThan(3);
      expect(weekdays).toEqual([getWeekday(from_day)]);
    }
  });

  it.each(['2026-11-26T10:00:00Z', '2027-03-01T00:30:00Z', '2028-07-15T12:00:00Z'])(
    'gives the culture house a year of history before %s',
    (time) => {
      const now = new Date(time);
      const past = generateCulturalCentreHistory(2026, now, demo.spaces, []);
      const yearAgo = new Date(now.getTime() - 364 * DAY_MS).toISOString();
      expect(
        past.filter(
          ({ start_datetime, end_datetime }) => start_datetime < yearAgo || end_datetime > now.toISOString(),
        ),
      ).toEqual([]);
      const confirmed = past.filter(({ status }) => status === 'confirmed');
      const months = Map.groupBy(confirmed, ({ start_datetime }) => start_datetime.slice(0, 7));
      expect(months.size).toBeGreaterThanOrEqual(12);
      // The first and the last month are cut.
      const counts = [...months]
        .sort()
        .slice(1, -1)
        .map(([, list]) => list.length);
      expect(Math.min(...counts)).toBeGreaterThan(8);
      expect(new Set(confirmed.map(({ source }) => source))).toEqual(
        new Set(['guest', 'owner', 'offer', 'waitlist']),
      );
      const lost = past.filter(({ status }) => status === 'cancelled');
      expect(lost.every(({ cancelled_at, created_at }) => (cancelled_at ?? '') > created_at)).toBe(true);
      expect(new Set(lost.map(({ cancelled_by }) => cancelled_by))).toEqual(
        new Set(['owner', 'guest', 'system']),
      );
      expect(new Set(lost.map(({ cancel_code }) => cancel_code)).size).toBeGreaterThan(5);
    },
  );

  it('has reservations of every status within the capacity', () => {
    const capacity = new Map(demo.spaces.map((space) => [space.key, space.capacity ?? 0]));
    expect(new Set(demo.reservations.map((entry) => entry.status))).toEqual(
      new Set(['pending', 'confirmed', 'cancelled']),
    );
    expect(
      demo.reservations.every(
        (entry) =>
          entry.number_of_guests <= (capacity.get(entry.space_key) ?? 0) &&
          entry.created_at <= NOW.toISOString(),
      ),
    ).toBe(true);
  });
});

describe('price lists of the demo', () => {
  it('price every second published space', () => {
    const priced = new Set(demo.price_lists.map(({ space_key }) => space_key));
    expect(priced.size).toBe(demo.price_lists.length);
    const share = published.filter(({ key }) => priced.has(key)).length / published.length;
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.55);
  });

  it('are valid, within the limit of an owner, and need no correction', () => {
    expect(
      demo.price_lists.flatMap(({ definition }) => [
        ...validatePriceList(definition),
        ...findWarnings(definition),
      ]),
    ).toEqual([]);
    const counts = [...Map.groupBy(demo.price_lists, ({ customer_key }) => customer_key).values()].map(
      (lists) => lists.length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(PRICE_LIST_LIMITS.listsPerCustomer);
  });

  it('give a complete price to an afternoon of every space', () => {
    const incomplete = demo.price_lists.filter(({ definition }) => {
      const { isComplete, totalHaler } = priceByList({
        definition,
        slot: { startsAt: new Date('2027-05-15T12:00:00Z'), endsAt: new Date('2027-05-15T16:00:00Z') },
        guests: 20,
        vatRates: [],
      });
      return !isComplete || totalHaler <= 0;
    });
    expect(incomplete).toEqual([]);
  });
});

describe('inquiries of the demo', () => {
  it('include every state of messages and demands', () => {
    const parts = demo.inquiries.flatMap((inquiry) => inquiry.parts);
    expect(
      new Set(demo.inquiries.map(({ kind, closed_reason }) => `${kind} ${closed_reason ?? 'open'}`)),
    ).toEqual(
      new Set([
        'contact open',
        'demand open',
        'demand chosen',
        'demand withdrawn',
        'demand expired',
        'demand operator',
      ]),
    );
    expect(new Set(parts.map(({ state }) => state))).toEqual(
      new Set(['sent', 'seen', 'offered', 'declined', 'chosen', 'passed']),
    );
    const own = new Set(
      demo.spaces.filter((space) => space.customer_key === 'majitel').map(({ key }) => key),
    );
    expect(
      new Set(
        demo.inquiries.flatMap(({ kind, parts: all }) =>
          all.filter(({ space_key }) => own.has(space_key)).map(({ state }) => `${kind} ${state}`),
        ),
      ).size,
    ).toBeGreaterThan(4);
  });

  it('include every outcome of demands to the culture house', () => {
    const rooms = new Set(
      demo.spaces.filter((space) => space.customer_key === 'kulturak').map(({ key }) => key),
    );
    const closed = demo.inquiries.filter(({ closed_reason }) => closed_reason !== null);
    const states = closed
      .flatMap(({ parts }) => parts)
      .filter(({ space_key }) => rooms.has(space_key))
      .map(({ state }) => state);
    for (const state of ['chosen', 'passed', 'declined', 'seen']) expect(states).toContain(state);
    expect(states.length).toBeGreaterThan(60);
  });

  it('are sent once to fitting published spaces', () => {
    const spaces = new Map(published.map((space) => [space.key, space]));
    const misfits = demo.inquiries.filter(
      ({ parts, purpose_slug, number_of_guests, attribute_slugs }) =>
        parts.length === 0 ||
        !areUnique(parts.map(({ space_key }) => space_key)) ||
        parts.some(({ space_key }) => {
          const space = spaces.get(space_key);
          return (
            !space ||
            (space.capacity ?? 0) < (number_of_guests ?? 0) ||
            (purpose_slug !== null && !space.purpose_slugs.includes(purpose_slug)) ||
            attribute_slugs.some((slug) => !space.attribute_slugs.includes(slug))
          );
        }),
    );
    expect(misfits).toEqual([]);
  });

  it('have consistent times and at most one chosen offer', () => {
    const now = NOW.toISOString();
    for (const { created_at, expires_at, closed_at, closed_reason, date_from, parts } of demo.inquiries) {
      const times = [
        created_at,
        ...parts.flatMap(({ seen_at, answered_at }) => [seen_at, answered_at]),
      ].filter((time) => time !== null);
      expect(
        times.every((time) => time >= created_at && time <= (closed_at ?? now)) && (closed_at ?? now) <= now,
      ).toBe(true);
      expect(closed_reason === null ? expires_at > now : closed_at !== null && closed_at <= expires_at).toBe(
        true,
      );
      expect(date_from === null || date_from > created_at.slice(0, 10)).toBe(true);
      expect(parts.filter(({ state }) => state === 'chosen')).toHaveLength(
        closed_reason === 'chosen' ? 1 : 0,
      );
      expect(
        parts.every(({ state, text }) =>
          ['offered', 'chosen'].includes(state) ? text !== '' : state === 'passed' || text === '',
        ),
      ).toBe(true);
    }
  });
});

describe('SEO URLs of the demo', () => {
  it('are unique, within the length limits, and link to each other', () => {
    expect(demo.seo_urls.length).toBeGreaterThanOrEqual(30);
    expect(areUnique(demo.seo_urls.map((seo) => seo.path))).toBe(true);
    expect(
      areUnique(
        demo.seo_urls.map((seo) => JSON.stringify([seo.location, seo.purpose, seo.capacity, seo.attributes])),
      ),
    ).toBe(true);
    expect(demo.seo_urls.filter((seo) => seo.title.length > 65 || seo.meta_description.length > 160)).toEqual(
      [],
    );
    const paths = new Set(demo.seo_urls.map((seo) => `/katalog/${seo.path}`));
    expect(
      [...demo.seo_urls.flatMap((seo) => seo.footer_links), ...demo.site.footer_links].filter(
        (link) => !paths.has(link.url),
      ),
    ).toEqual([]);
  });

  it('describe filters with results', () => {
    const locationsByBuilding = new Map(
      demo.buildings.map((building) => [building.key, building.location_slug]),
    );
    const inside = (slug: string, ancestor: string): boolean =>
      slug === ancestor ||
      LOCATIONS.some(
        (place) => place.slug === slug && place.parent !== null && inside(place.parent, ancestor),
      );
    const empty = demo.seo_urls.filter(
      (seo) =>
        !published.some(
          (space) =>
            (seo.purpose === null || space.purpose_slugs.includes(seo.purpose)) &&
            (seo.capacity === null || findCapacityBucket(space.capacity ?? 0) === seo.capacity) &&
            seo.attributes.every((slug) => space.attribute_slugs.includes(slug)) &&
            (seo.location === null ||
              inside(locationsByBuilding.get(space.building_key) ?? '', seo.location)),
        ),
    );
    expect(empty.map((seo) => seo.path)).toEqual([]);
  });
});
