import type { INestApplicationContext } from '@nestjs/common';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { DAY_MS } from '@prostora/contracts';
import { UnitOfWork } from '../../src/platform/database/index.ts';
import { Building } from '../../src/modules/spaces/buildings/index.ts';
import { Customer } from '../../src/modules/accounts/customers/index.ts';
import { OwnerProfileService } from '../../src/modules/hosting/index.ts';
import { Location } from '../../src/modules/geo/index.ts';
import { ImageStoreService } from '../../src/modules/media/index.ts';
import { SeoUrl } from '../../src/modules/seo/index.ts';
import { fromColumns } from '../../src/modules/spaces/space.fields.ts';
import { Space, SpaceLayout } from '../../src/modules/spaces/index.ts';
import { Attribute, Purpose } from '../../src/modules/taxonomy/index.ts';
import {
  DEFAULT_SITE,
  MAX_FOOTER_LINKS,
  SiteSettingsRow,
  type SiteValues,
} from '../../src/modules/settings/index.ts';
import {
  PlanOrder,
  Subscription,
  SubscriptionPlan,
  toSupplierParty,
} from '../../src/modules/subscriptions/index.ts';
import { PasswordHasherService, User } from '../../src/modules/accounts/users/index.ts';
import { BLOG_POSTS } from './blog/blog.data.ts';
import type { DemoData, DemoOptions, DemoSpace } from './demo.types.ts';
import { CULTURAL_CENTRE_KEY } from './generate-customers.ts';
import { generateDemo } from './generate.ts';
import { getRecord, type RecordsByKey } from './records-by-key.ts';
import { seedBlog } from './seed-blog.ts';
import { seedCalendars } from './seed-calendars.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { importFloorPlans, seedFloorPlans } from './seed-floor-plans.ts';
import { importPanoramas, seedPanoramas } from './seed-panoramas.ts';
import { seedPriceLists } from './seed-price-lists.ts';
import { importPictures, seedPhotos } from './seed-photos.ts';

const YEAR = 365 * DAY_MS;

/**
 * Inserts the demo data into an empty database: users, buildings, spaces with photographs, schedules, SEO
 * URLs. Images are processed first; the records follow in one transaction, so that an interrupted seed leaves
 * the database empty.
 */
export async function seedDemo(app: INestApplicationContext, options: DemoOptions): Promise<string[]> {
  const demo = generateDemo(options);
  const images = app.get(ImageStoreService, { strict: false });
  const pictures = await importPictures(images, demo);
  const panoramas = await importPanoramas(images);
  const floorPlans = await importFloorPlans(images);
  await app
    .get<MikroORM>(MikroORM)
    .em.fork()
    .transactional(async (em) => {
      const customers = await seedUsers(
        em,
        demo,
        options.now,
        app.get(PasswordHasherService, { strict: false }),
      );
      const seller = seedSettings(em, demo);
      await seedOrders(em, demo, customers, seller);
      const buildings = await seedBuildings(em, demo, customers, options.now);
      const spaces = await seedSpaces(em, demo, buildings, options.now);
      await seedCalendars(em, demo, customers, spaces, options.now);
      await seedPriceLists(em, demo, customers, spaces, options.now);
      await seedInquiries(em, demo, spaces);
      await seedSeoUrls(em, demo);
      await seedViews(em, demo, spaces, options.now);
      await seedPhotos(em, demo, spaces, pictures);
      await seedBlog({ em, demo, pictures, now: options.now });
      await seedPanoramas(em, demo, spaces, panoramas);
      await seedFloorPlans(em, spaces, floorPlans);
    });
  await app
    .get(UnitOfWork, { strict: false })
    .runInOwnContext(() => app.get(OwnerProfileService, { strict: false }).countAll());
  return [
    `Demo data: ${demo.spaces.length} spaces in ${demo.buildings.length} buildings, ${pictures.size} pictures, ` +
      `${demo.reservations.length} reservations, ${demo.inquiries.length} inquiries, ${BLOG_POSTS.length} posts.`,
  ];
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

async function indexBySlug<T extends { slug: string }>(rows: Promise<T[]>): Promise<RecordsByKey<T>> {
  return new Map((await rows).map((row) => [row.slug, row]));
}

async function seedUsers(
  em: EntityManager,
  demo: DemoData,
  now: Date,
  hasher: PasswordHasherService,
): Promise<RecordsByKey<Customer>> {
  const plans = await indexBySlug(em.findAll(SubscriptionPlan));
  const records = new Map(demo.customers.map((one) => [one.key, one]));
  const customers = new Map<string, Customer>();
  const hashes = new Map<string, Promise<string>>();
  const hash = (password: string): Promise<string> => {
    const known = hashes.get(password) ?? hasher.hash(password);
    hashes.set(password, known);
    return known;
  };
  for (const one of demo.users) {
    const user = em.create(User, {
      email: one.email,
      name: one.full_name,
      passwordHash: await hash(one.password),
      roles: one.roles,
      emailConfirmedAt: daysBefore(now, one.created_days_ago),
      blockedAt: null,
      createdAt: daysBefore(now, one.created_days_ago),
    });
    const record = one.customer_key === null ? undefined : records.get(one.customer_key);
    if (!record) continue;
    const customer = em.create(Customer, {
      user,
      name: record.name,
      ico: record.ico,
      dic: record.dic,
      phone: record.phone.replace(/\s/gu, ''),
      street: `${record.street} ${record.house_number}`,
      city: record.city,
      postalCode: record.postal_code,
      createdAt: daysBefore(now, record.created_days_ago),
    });
    customers.set(record.key, customer);
    if (record.paid_until !== null) {
      const endsAt = new Date(record.paid_until);
      em.create(Subscription, {
        customer,
        plan: getRecord(plans, record.plan_slug),
        trial: record.trial,
        startsAt: new Date(endsAt.getTime() - YEAR),
        endsAt,
      });
    }
  }
  await em.flush();
  return customers;
}

function seedSettings(em: EntityManager, { site: { footer_links: _links, ...site } }: DemoData): SiteValues {
  const { layoutAreas, schoolHolidays } = DEFAULT_SITE;
  const values = { ...site, layoutAreas, schoolHolidays };
  em.create(SiteSettingsRow, { id: 1, values }, { partial: true });
  return values;
}

/** Plan orders; a paid one started its subscription. */
async function seedOrders(
  em: EntityManager,
  demo: DemoData,
  customers: RecordsByKey<Customer>,
  seller: SiteValues,
): Promise<void> {
  const plans = await indexBySlug(em.findAll(SubscriptionPlan));
  for (const one of demo.orders) {
    const [customer, plan] = [getRecord(customers, one.customer_key), getRecord(plans, one.plan_slug)];
    const { name, ico, dic, street, city, postalCode } = customer;
    const paidAt = one.paid_at === null ? null : new Date(one.paid_at);
    const order = em.create(PlanOrder, {
      customer,
      plan,
      number: one.number,
      planName: plan.name,
      priceHaler: plan.priceHalerPerYear,
      state: one.state,
      supplier: toSupplierParty(seller),
      buyer: { name, ico, dic, street, city, postalCode },
      createdAt: new Date(one.created_at),
      dueOn: one.due_on,
      paidAt,
    });
    const running = await em.findOne(Subscription, { customer, plan });
    if (running) Object.assign(running, { order, valueHaler: order.priceHaler });
    else if (paidAt && one.replaced_at !== null)
      em.create(Subscription, {
        customer,
        plan,
        order,
        trial: false,
        startsAt: paidAt,
        endsAt: new Date(one.replaced_at),
      });
  }
  await em.flush();
  await em.execute(`select setval('plan_order_serial', ?)`, [Math.max(1, demo.orders.length)]);
}

async function seedBuildings(
  em: EntityManager,
  demo: DemoData,
  customers: RecordsByKey<Customer>,
  now: Date,
): Promise<RecordsByKey<Building>> {
  const locations = await indexBySlug(em.findAll(Location));
  const buildings = new Map<string, Building>();
  for (const one of demo.buildings) {
    buildings.set(
      one.key,
      em.create(Building, {
        customer: getRecord(customers, one.customer_key),
        name: one.name,
        slug: one.slug,
        location: getRecord(locations, one.location_slug),
        street: one.street,
        houseNumber: one.house_number,
        landRegistryNumber: one.land_registry_number,
        postalCode: one.postal_code,
        city: one.city,
        lat: one.lat,
        lng: one.lng,
        createdAt: daysBefore(now, one.created_days_ago),
      }),
    );
  }
  await em.flush();
  return buildings;
}

async function seedSpaces(
  em: EntityManager,
  demo: DemoData,
  buildings: RecordsByKey<Building>,
  now: Date,
): Promise<RecordsByKey<Space>> {
  const purposes = await indexBySlug(em.findAll(Purpose));
  const attributes = await indexBySlug(em.findAll(Attribute));
  const toDate = (days: number | null): Date | null => (days === null ? null : daysBefore(now, days));
  const spaces = new Map<string, Space>();
  for (const one of demo.spaces) {
    const space = em.create(
      Space,
      {
        building: getRecord(buildings, one.building_key),
        ...fromColumns(one),
        slug: one.slug,
        noName: one.no_name,
        status: one.status,
        submittedAt: toDate(one.submitted_days_ago),
        publishedAt: toDate(one.published_days_ago),
        createdAt: daysBefore(now, one.created_days_ago),
        updatedAt: daysBefore(now, one.updated_days_ago),
      },
      { partial: true },
    );
    space.purposes.set(one.purpose_slugs.map((slug) => getRecord(purposes, slug)));
    space.attributes.set(one.attribute_slugs.map((slug) => getRecord(attributes, slug)));
    for (const { area_m2: areaM2, ...layout } of one.layouts)
      em.create(SpaceLayout, { ...layout, areaM2, space });
    spaces.set(one.key, space);
  }
  await em.flush();
  return spaces;
}

async function seedSeoUrls(em: EntityManager, demo: DemoData): Promise<void> {
  const [locations, purposes, attributes] = [
    await indexBySlug(em.findAll(Location)),
    await indexBySlug(em.findAll(Purpose)),
    await indexBySlug(em.findAll(Attribute)),
  ];
  const findId = (map: RecordsByKey<{ id: number }>, slug: string | null): number | null =>
    slug === null ? null : getRecord(map, slug).id;
  await em.insertMany(
    SeoUrl,
    demo.seo_urls.map((one, index) => ({
      path: one.path,
      locationId: findId(locations, one.location),
      purposeId: findId(purposes, one.purpose),
      capacity: one.capacity,
      attributeIds: one.attributes.map((slug) => getRecord(attributes, slug).id).sort((a, b) => a - b),
      title: one.title,
      h1: one.h1,
      metaDescription: one.meta_description,
      description: one.description,
      footerLinks: one.footer_links,
      inFooter: index < MAX_FOOTER_LINKS / 2,
      updatedAt: new Date(),
    })),
  );
}

/**
 * Views of the last 60 days, each by a distinct visitor: increasing over time, fewer at weekends. The cultural centre
 * shows its statistics and has some in the ten months before too.
 */
async function seedViews(
  em: EntityManager,
  demo: DemoData,
  spaces: RecordsByKey<Space>,
  now: Date,
): Promise<void> {
  const viewed = demo.spaces.filter(
    ({ status, views_30_days }) => status === 'PUBLISHED' && views_30_days > 0,
  );
  const toRows = (shown: readonly DemoSpace[], share: number): (readonly [id: number, views: number])[] =>
    shown.map((one) => [getRecord(spaces, one.key).id, Math.round(one.views_30_days * share)]);
  const insertViews = (rows: ReturnType<typeof toRows>, firstDay: number, days: number): Promise<unknown> =>
    em.getConnection().execute(
      `insert into space_view (space_id, day, visitor)
       select space_id, day, 'demo-' || n
       from jsonb_array_elements(?::jsonb) v
       cross join lateral (select (v ->> 0)::int as space_id, (v ->> 1)::int as views) s
       cross join generate_series(1, s.views) n
       cross join lateral (
         select ?::date - ?::int - floor(?::int * power(((n * 367 + space_id * 113) % 997) / 997.0, 1.12))::int as day) d
       where extract(isodow from day) < 6 or n % 5 < 3`,
      [JSON.stringify(rows), now.toISOString().slice(0, 10), firstDay, days],
      'run',
      em.getTransactionContext(),
    );
  await insertViews(toRows(viewed, 1), 0, 60);
  const centre = viewed.filter(({ customer_key }) => customer_key === CULTURAL_CENTRE_KEY);
  await insertViews(toRows(centre, 3), 60, 305);
}
