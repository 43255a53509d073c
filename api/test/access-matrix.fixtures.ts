import type { EntityManager } from '@mikro-orm/postgresql';
import {
  addDays,
  DAY_MS,
  fromPragueWallTime,
  getWeekday,
  isCzechHoliday,
  toPragueWallTime,
} from '@prostora/contracts';
import { normalizePriceList } from '@prostora/pricing';
import { normalizeRentalTerms } from '@prostora/rental-terms';
import { randomUUID } from 'node:crypto';
import {
  Availability,
  AvailabilityRule,
  BlockedSlot,
  Season,
  SeasonSpace,
} from '../src/modules/availability/index.ts';
import { Reservation } from '../src/modules/reservations/index.ts';
import { Series } from '../src/modules/reservations/reservation.entity.ts';
import { BookingImport, BookingImportRow } from '../src/modules/booking-imports/index.ts';
import { CalendarFeed } from '../src/modules/calendars/index.ts';
import { ContentPage, ContentRevision } from '../src/modules/content/index.ts';
import { Location } from '../src/modules/geo/index.ts';
import { CannedReply, Conversation, Message } from '../src/modules/conversations/index.ts';
import { Inquiry, InquiryRecipient, SenderBlock } from '../src/modules/inquiries/index.ts';
import { InquiryLinksService } from '../src/modules/inquiries/inquiry-links.service.ts';
import { MailLog } from '../src/modules/mail/index.ts';
import type { Customer } from '../src/modules/accounts/customers/index.ts';
import { AccessTokenService } from '../src/modules/accounts/sessions/access-token.service.ts';
import { SessionsService } from '../src/modules/accounts/sessions/index.ts';
import { Invitation, PrivacyRequest, type Member } from '../src/modules/accounts/index.ts';
import type { Building } from '../src/modules/spaces/buildings/index.ts';
import type { BlogPost, BlogTaxon } from '../src/modules/content/blog/index.ts';
import { MediaImage } from '../src/modules/media/index.ts';
import { RentalTerms } from '../src/modules/deals/rental-terms/index.ts';
import { Deal, DealOffer, Instalment } from '../src/modules/deals/deal.entity.ts';
import { PriceList, PriceScope } from '../src/modules/pricing/price-lists/index.ts';
import { ConsoleView } from '../src/modules/console/index.ts';
import { SentenceSynonym } from '../src/modules/catalog/synonyms/index.ts';
import { Redirect, SeoUrl } from '../src/modules/seo/index.ts';
import { LegalTermsVersion } from '../src/modules/settings/index.ts';
import {
  SpaceReview,
  type Space,
  type SpaceFloorPlan,
  type SpaceImage,
  type SpacePanorama,
} from '../src/modules/spaces/index.ts';
import { PlanOrder, Subscription, SubscriptionPlan } from '../src/modules/subscriptions/index.ts';
import { Purpose, type Attribute } from '../src/modules/taxonomy/index.ts';
import type { User } from '../src/modules/accounts/users/index.ts';
import { UnitOfWork } from '../src/platform/database/index.ts';
import type { TestApp } from './app.ts';
import { Factories } from './factories/factories.ts';

/** Callers: anonymous, the owner of the fixtures, another owner, a user without a customer, an operator. */
export const ACTORS = ['anonymous', 'owner', 'stranger', 'person', 'operator'] as const;
export type ActorName = (typeof ACTORS)[number];

/** Marker in all private data of the owner. */
export const SECRET = 'tajemstvi';
/** The name under which the owner lets spaces; visitors see it. */
export const PUBLIC_COMPANY = 'Veřejná firma s. r. o.';

/** Numbers the fixtures, whose terms versions follow one another. */
let fixtureCount = 0;

/** First Monday after the given number of days that is no holiday: opening hours apply. */
function mondayAfter(days: number): string {
  let day = addDays(toPragueWallTime(new Date()).day, days);
  while (getWeekday(day) !== 1 || isCzechHoliday(day)) day = addDays(day);
  return day;
}
/** The fixtures have slots from this day on; none around the later one. */
export const MONDAY = mondayAfter(60);
export const LATER_MONDAY = mondayAfter(90);

/** Records of the owner, and all callers. */
/** Seven digits. */
let nextDealNumber = 9_900_001;

export type AccessFixtures = {
  users: Readonly<Record<Exclude<ActorName, 'anonymous'>, User>>;
  customer: Customer;
  /** A manager in the team of the owner, and an open invitation. */
  colleague: Member;
  invitation: Invitation;
  building: Building;
  draft: Space;
  draftImage: SpaceImage;
  published: Space;
  publishedImage: SpaceImage;
  draftPanorama: SpacePanorama;
  publishedPanorama: SpacePanorama;
  draftFloorPlan: SpaceFloorPlan;
  plan: SubscriptionPlan;
  subscription: Subscription;
  order: PlanOrder;
  review: SpaceReview;
  /** A proved request for the erasure of a guest's data. */
  privacyRequest: PrivacyRequest;
  /** A blocked sender. */
  senderBlock: SenderBlock;
  /** A redirect of an old URL. */
  redirect: Redirect;
  /** A word of a purpose. */
  synonym: SentenceSynonym;
  /** A draft post with its category and tag. */
  post: BlogPost;
  category: BlogTaxon;
  tag: BlogTaxon;
  /** A photograph of editorial texts. */
  libraryImage: MediaImage;
  content: ContentPage;
  revision: ContentRevision;
  terms: LegalTermsVersion;
  /** An SEO URL of a purpose. */
  seoUrl: SeoUrl;
  /** A saved view of a console list. */
  view: ConsoleView;
  window: Availability;
  rule: AvailabilityRule;
  block: BlockedSlot;
  /** Of the published space. */
  season: Season;
  /** A draft. */
  priceList: PriceList;
  /** A draft. */
  rentalTerms: RentalTerms;
  /** With an offer of the published space, accepted. */
  deal: Deal;
  instalment: Instalment;
  /** A pending reservation of the published space, the only date of a request of a series. */
  reservation: Reservation;
  seriesRequest: Series;
  /** A series of a single occurrence in the published space. */
  series: Series;
  /** An import of bookings. */
  bookingImport: BookingImport;
  feed: CalendarFeed;
  /** A demand received by the published space: the token of its link, and the owner's part. */
  demand: {
    id: number;
    token: string;
    part: InquiryRecipient;
    /** A message to the same space. */
    message: InquiryRecipient;
    /** Of the owner's part. */
    conversation: Conversation;
    /** Of the conversation. */
    written: Message;
  };
  cannedReply: CannedReply;
  /** A logged mail sent to the owner. */
  mail: MailLog;
  /** Unused filter values. */
  purpose: Purpose;
  attribute: Attribute;
  location: Location;
  /** Another session of the owner. */
  sessionId: string;
};

/** Opens a session without a password, to avoid hundreds of password hashes. */
export async function openSession(
  { app }: TestApp,
  user: User,
): Promise<{ sessionId: string; authorization: string }> {
  const { sessionId } = await app
    .get(UnitOfWork)
    .runInOwnContext(() => app.get(SessionsService).start(user, `browser ${SECRET}`));
  return {
    sessionId,
    authorization: `Bearer ${app.get(AccessTokenService).issue({ userId: user.id, sessionId })}`,
  };
}

/** The owner with both spaces, the other callers, and records without an owner. */
async function createActors(make: Factories, location: Location) {
  const owner = await make.user({
    email: `${SECRET}-${randomUUID()}@prostora.test`,
    name: `Majitel ${SECRET}`,
  });
  const address = { city: 'Brno', postalCode: '60200' };
  const customer = await make.customer({
    user: owner,
    name: PUBLIC_COMPANY,
    ico: '27082440',
    street: `Dlouhá ${SECRET}`,
    ...address,
  });
  const stranger = await make.user();
  await make.building({
    location,
    customer: await make.customer({ user: stranger, ico: '25596641', street: 'Krátká 2', ...address }),
  });
  const colleague = await make.member({ customer, user: await make.user(), role: 'spravce' });
  const building = await make.building({ customer, location });
  const draft = await make.space({
    building,
    status: 'DRAFT',
    publishedAt: null,
    name: `Koncept ${SECRET}`,
    withoutPhoto: true,
  });
  const published = await make.space({ building });
  return {
    users: {
      owner,
      stranger,
      person: await make.user({ roles: ['ROLE_USER'] }),
      operator: await make.admin(),
    },
    customer,
    colleague,
    building,
    draft,
    published,
    draftImage: await make.photo(draft),
    publishedImage: await make.photo(published),
    draftPanorama: await make.panorama(draft),
    publishedPanorama: await make.panorama(published),
    draftFloorPlan: await make.floorPlan(draft),
    purpose: await make.purpose({ slug: `ucel-${randomUUID()}` }),
    attribute: await make.attribute({ slug: `vybaveni-${randomUUID()}` }),
    category: await make.blogTaxon({ slug: `rubrika-${randomUUID()}` }),
    tag: await make.blogTaxon({ kind: 'tag', slug: `stitek-${randomUUID()}` }),
    post: await make.blogPost({
      slug: `clanek-${randomUUID()}`,
      status: 'DRAFT',
      publishedAt: null,
      title: `Koncept ${SECRET}`,
    }),
    location: await make.location({ slug: `misto-${randomUUID()}` }),
  };
}

/** Creates separate fixtures for several requests at once: a transaction for each record takes 20 times as long. */
export async function createAccessFixturesBatch(test: TestApp, count: number): Promise<AccessFixtures[]> {
  const town = await test.make.town();
  const em = test.orm.em.fork();
  const make = new Factories(em, { flush: false });
  const actors = [];
  for (let index = 0; index < count; index += 1)
    actors.push(await createActors(make, em.getReference(Location, town.id)));
  await em.flush();
  const records = actors.map((each) => ({
    ...each,
    view: createView(em, each.users.operator),
    invitation: createInvitation(em, each.customer),
    ...createRecords(em, each.customer, each.published),
    ...createSchedule(em, each.published),
    priceList: createPriceList(em, each.customer, each.published),
    rentalTerms: em.create(
      RentalTerms,
      {
        customer: each.customer.id,
        name: `Podmínky ${SECRET}`,
        isDefault: true,
        definition: normalizeRentalTerms({}),
      },
      { partial: true },
    ),
    ...createDeal(em, each.customer, each.published),
    demand: createDemand(em, each.customer, each.published),
    cannedReply: em.create(CannedReply, { customer: each.customer, title: 'Parkování', body: SECRET }),
  }));
  await em.flush();
  const fixtures: AccessFixtures[] = [];
  for (const { demand, ...each } of records)
    fixtures.push({
      ...each,
      demand: {
        id: demand.inquiry.id,
        token: test.app.get(InquiryLinksService).sign(demand.inquiry.id),
        part: demand.part,
        message: demand.message,
        conversation: demand.conversation,
        written: demand.written,
      },
      sessionId: (await openSession(test, each.users.owner)).sessionId,
    });
  return fixtures;
}

/** Creates fixtures of their own for one request. */
export async function createAccessFixtures(test: TestApp): Promise<AccessFixtures> {
  const [fixtures] = await createAccessFixturesBatch(test, 1);
  if (!fixtures) throw new Error('no fixtures');
  return fixtures;
}

/** The trial plan, required for registration. */
export async function createTrialPlan({ orm }: TestApp): Promise<void> {
  const em = orm.em.fork();
  em.create(
    SubscriptionPlan,
    { slug: 'start', name: 'Start', config: { nrOfSpaces: 2 } as SubscriptionPlan['config'] },
    { partial: true },
  );
  await em.flush();
}

function createRecords(
  em: EntityManager,
  customer: Customer,
  space: Space,
): Pick<
  AccessFixtures,
  | 'plan'
  | 'subscription'
  | 'order'
  | 'review'
  | 'redirect'
  | 'senderBlock'
  | 'privacyRequest'
  | 'synonym'
  | 'libraryImage'
  | 'seoUrl'
  | 'mail'
  | 'content'
  | 'revision'
  | 'terms'
> {
  const now = new Date();
  const number = randomUUID().replace(/\D/gu, '').padEnd(10, '7').slice(0, 10);
  const plan = em.create(
    SubscriptionPlan,
    {
      slug: `plan-${number}`,
      name: 'Profi',
      priceHalerPerYear: 480_000,
      config: { name: 'Profi', nrOfSpaces: 5, nrOfPhotosInSpace: 20 } as SubscriptionPlan['config'],
    },
    { partial: true },
  );
  const subscription = em.create(
    Subscription,
    {
      customer: customer.id,
      plan,
      startsAt: new Date(now.getTime() - DAY_MS),
      endsAt: new Date(now.getTime() + DAY_MS),
    },
    { partial: true },
  );
  const buyer = {
    name: customer.name,
    ico: customer.ico,
    dic: null,
    street: 'Dlouhá 1',
    city: 'Brno',
    postalCode: '60200',
  };
  const supplier = { ...buyer, name: 'Prostora s. r. o.', iban: 'CZ6508000000192000145399', register: 'C 1' };
  const order = em.create(
    PlanOrder,
    {
      customer: customer.id,
      plan,
      number,
      planName: 'Profi',
      priceHaler: 480_000,
      state: 'waiting',
      supplier,
      buyer,
      createdAt: now,
      dueOn: '2099-01-01',
    },
    { partial: true },
  );
  const review = em.create(
    SpaceReview,
    { space: space.id, changes: [], openedAt: now, changedAt: now },
    { partial: true },
  );
  const privacyRequest = em.create(
    PrivacyRequest,
    {
      kind: 'erasure',
      channel: 'mail',
      email: `${SECRET}-${randomUUID()}@host.example`,
      dueOn: '2099-01-01',
      provedAt: now,
    },
    { partial: true },
  );
  const senderBlock = em.create(SenderBlock, { kind: 'sender', valueHash: randomUUID() }, { partial: true });
  const redirect = em.create(
    Redirect,
    { fromPath: `/stara-adresa-${number}`, toPath: '/' },
    { partial: true },
  );
  const meaning = em.create(
    Purpose,
    { slug: `vyznam-${number}`, name: 'Význam', group: 'firemni', titlePhrase: 'Prostory' },
    { partial: true },
  );
  const synonym = em.create(
    SentenceSynonym,
    { purpose: meaning, word: number, folded: number },
    { partial: true },
  );
  const libraryImage = em.create(
    MediaImage,
    {
      originalKey: `original/${number}`,
      contentHash: number.padEnd(64, '0').slice(0, 64),
      status: 'ready',
      unusedSince: now,
    },
    { partial: true },
  );
  const content = em.create(
    ContentPage,
    { slug: `stranka-${number}`, kind: 'free', title: 'Stránka', status: 'published' },
    { partial: true },
  );
  const texts = {
    title: 'Stránka',
    lead: '',
    html: '',
    faq: [],
    metaTitle: '',
    metaDescription: '',
    coverId: null,
  };
  const revision = em.create(
    ContentRevision,
    {
      page: content,
      version: 1,
      values: { ...texts, slug: content.slug, status: 'published', menuPlace: 'none', menuLabel: '' },
    },
    { partial: true },
  );
  const terms = em.create(
    LegalTermsVersion,
    {
      number: (fixtureCount += 1),
      validFrom: new Date(Date.UTC(2200, 0, fixtureCount)).toISOString().slice(0, 10),
      html: '<p>Podmínky</p>',
    },
    { partial: true },
  );
  const seoUrl = em.create(
    SeoUrl,
    {
      path: `adresa-${number}`,
      purposeId: space.purposes[0]?.id ?? null,
      attributeIds: [],
      title: 'Prostory',
      h1: 'Prostory',
      footerLinks: [],
    },
    { partial: true },
  );
  const mail = em.create(
    MailLog,
    {
      cause: `world-${number}`,
      address: `${SECRET}@prostora.test`,
      template: 'space-published',
      state: 'sent',
    },
    { partial: true },
  );
  return {
    plan,
    subscription,
    order,
    review,
    redirect,
    senderBlock,
    privacyRequest,
    synonym,
    libraryImage,
    seoUrl,
    mail,
    content,
    revision,
    terms,
  };
}

function createInvitation(em: EntityManager, customer: Customer): Invitation {
  const tokenHash = randomUUID().replaceAll('-', '').repeat(2);
  const expiresAt = new Date(Date.now() + 7 * DAY_MS);
  const email = `${SECRET}-${randomUUID()}@prostora.test`;
  return em.create(Invitation, { customer, email, role: 'ucetni', tokenHash, expiresAt }, { partial: true });
}

function createView(em: EntityManager, operator: User): ConsoleView {
  return em.create(
    ConsoleView,
    { userId: operator.id, list: 'users', name: 'Noví', query: 'sort=created' },
    { partial: true },
  );
}

/** Opening hours, a blocked slot, a reservation and a calendar feed of the published space. */
function createSchedule(
  em: EntityManager,
  space: Space,
): Pick<
  AccessFixtures,
  | 'window'
  | 'rule'
  | 'block'
  | 'season'
  | 'reservation'
  | 'seriesRequest'
  | 'series'
  | 'bookingImport'
  | 'feed'
> {
  const toSlot = (date: string) => ({
    startsAt: new Date(`${date}T10:00:00Z`),
    endsAt: new Date(`${date}T14:00:00Z`),
  });
  const window = em.create(Availability, { space: space.id, ...toSlot(MONDAY), pricePerHourHaler: 50_000 });
  const rule = em.create(
    AvailabilityRule,
    { space: space.id, weekdays: [1, 2], fromMinute: 540, toMinute: 1320, pricePerHourHaler: 40_000 },
    { partial: true },
  );
  const block = em.create(
    BlockedSlot,
    {
      space: space.id,
      ...toSlot(addDays(MONDAY)),
      privateReason: `Malování ${SECRET}`,
      groupId: randomUUID(),
    },
    { partial: true },
  );
  const { startsAt, endsAt } = toSlot(addDays(MONDAY, 2));
  const seriesRequest = em.create(Series, {
    customer: space.building.customer.id,
    weekdays: [3],
    fromDay: addDays(MONDAY, 2),
    untilDay: addDays(MONDAY, 2),
    startMinute: 660,
    lengthMinutes: 240,
    createdAt: new Date(),
  });
  const reservation = em.create(
    Reservation,
    {
      space: space.id,
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
      customerName: `Host ${SECRET}`,
      customerEmail: `${SECRET}@prostora.test`,
      expiresAt: startsAt,
      series: seriesRequest,
      seriesDay: addDays(MONDAY, 2),
    },
    { partial: true },
  );
  const feed = em.create(
    CalendarFeed,
    { space: space.id, name: `Google ${SECRET}`, url: `http://127.0.0.1/${SECRET}.ics` },
    { partial: true },
  );
  const days = { fromDay: '2029-07-01', untilDay: '2029-08-31' };
  const season = em.create(
    Season,
    { customer: space.building.customer.id, name: `Léto ${SECRET}`, ...days },
    { partial: true },
  );
  em.create(SeasonSpace, { season, space: space.id, ...days });
  const bookingImport = em.create(BookingImport, {
    customer: space.building.customer.id,
    format: 'csv',
    rows: 1,
    createdAt: new Date(),
  });
  em.create(BookingImportRow, {
    import: bookingImport,
    customer: space.building.customer.id,
    slotHash: 'a'.repeat(64),
    reservation,
  });
  const series = createSeries(em, space);
  return { window, rule, block, season, reservation, seriesRequest, series, bookingImport, feed };
}

function createSeries(em: EntityManager, space: Space): Series {
  const day = addDays(MONDAY, 4);
  const series = em.create(
    Series,
    {
      customer: space.building.customer.id,
      weekdays: [5],
      fromDay: day,
      untilDay: day,
      startMinute: 600,
      lengthMinutes: 120,
    },
    { partial: true },
  );
  const [startsAt, endsAt] = [fromPragueWallTime(day, 600), fromPragueWallTime(day, 720)];
  em.create(
    Reservation,
    {
      space: space.id,
      status: 'confirmed',
      source: 'owner',
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
      customerName: `Kurz ${SECRET}`,
      customerEmail: `${SECRET}@prostora.test`,
      series,
      seriesDay: day,
    },
    { partial: true },
  );
  return series;
}

function createDeal(
  em: EntityManager,
  customer: Customer,
  space: Space,
): Pick<AccessFixtures, 'deal' | 'instalment'> {
  const definition = normalizeRentalTerms({});
  const number = String(nextDealNumber++);
  const deal = em.create(
    Deal,
    {
      customer,
      number,
      title: `Svatba ${SECRET}`,
      guest: { name: `Host ${SECRET}`, email: `${SECRET}@prostora.test`, phone: null },
      definition,
    },
    { partial: true },
  );
  const slot = { starts_at: `${MONDAY}T10:00:00.000Z`, ends_at: `${MONDAY}T12:00:00.000Z` };
  em.create(
    DealOffer,
    {
      deal,
      no: 1,
      state: 'accepted',
      rooms: [{ space_id: space.id, ...slot, guests: 20, price_haler: 100_000 }],
      definition,
      totalHaler: 100_000,
      sentAt: new Date(),
    },
    { partial: true },
  );
  const instalment = em.create(
    Instalment,
    { deal, customer, kind: 'balance', amountHaler: 100_000, dueOn: MONDAY, vs: `${number}010` },
    { partial: true },
  );
  return { deal, instalment };
}

function createPriceList(em: EntityManager, customer: Customer, space: Space): PriceList {
  const { name, includesVat, vatPayer, dayStart, ...definition } = normalizePriceList({
    name: `Ceník ${SECRET}`,
    rules: [{ code: 'den', label: 'Pronájem', kind: 'base', unit: 'day', amount: 1200 }],
  });
  const list = em.create(
    PriceList,
    { customer: customer.id, name, includesVat, vatPayer, dayStart, definition },
    { partial: true },
  );
  em.create(PriceScope, { list, space: space.id, validFrom: MONDAY }, { partial: true });
  return list;
}

function createDemand(
  em: EntityManager,
  customer: Customer,
  space: Space,
): {
  inquiry: Inquiry;
  part: InquiryRecipient;
  message: InquiryRecipient;
  conversation: Conversation;
  written: Message;
} {
  const inquiry = em.create(
    Inquiry,
    { kind: 'demand', fullname: `Zájemce ${SECRET}`, email: `${SECRET}@host.example`, numberOfGuests: 20 },
    { partial: true },
  );
  const conversation = em.create(Conversation, {
    customer,
    lastMessageAt: new Date(),
    waitingSince: new Date(),
  });
  em.create(Message, { conversation, side: 'guest', body: SECRET });
  const written = em.create(Message, { conversation, side: 'guest', state: 'unverified', body: SECRET });
  em.create(Message, { conversation, side: 'host', kind: 'note', body: SECRET });
  const part = em.create(InquiryRecipient, { inquiry, conversation, space: space.id }, { partial: true });
  const contact = em.create(
    Inquiry,
    { kind: 'contact', fullname: `Tazatel ${SECRET}`, email: `${SECRET}@host.example`, text: 'Dotaz' },
    { partial: true },
  );
  const message = em.create(InquiryRecipient, { inquiry: contact, space: space.id }, { partial: true });
  return { inquiry, part, message, conversation, written };
}
