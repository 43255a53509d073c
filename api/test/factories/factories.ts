import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { RequiredEntityData } from '@mikro-orm/core';
import type { MemberRole, Role } from '@prostora/contracts';
import { Member } from '../../src/modules/accounts/index.ts';
import { BookingSettings } from '../../src/modules/availability/index.ts';
import { Building } from '../../src/modules/spaces/buildings/index.ts';
import { Customer } from '../../src/modules/accounts/customers/index.ts';
import { Location } from '../../src/modules/geo/index.ts';
import { BlogPost, BlogTaxon } from '../../src/modules/content/blog/index.ts';
import { MediaImage } from '../../src/modules/media/index.ts';
import { DEFAULT_SITE, SiteSettingsRow } from '../../src/modules/settings/index.ts';
import { Space, SpaceFloorPlan, SpaceImage, SpacePanorama } from '../../src/modules/spaces/index.ts';
import {
  DEFAULT_SUBSCRIPTION_CONFIG,
  SubscriptionPlan,
  type SubscriptionConfig,
} from '../../src/modules/subscriptions/index.ts';
import { Attribute, Purpose } from '../../src/modules/taxonomy/index.ts';
import { PasswordHasherService, User } from '../../src/modules/accounts/users/index.ts';

type Values<T> = Partial<RequiredEntityData<T>>;

/** Password of all factory users. */
export const TEST_PASSWORD = 'Modra-Zidle-1234';
let passwordHash: Promise<string> | null = null;
let counter = 0;
const nextNumber = (): number => (counter += 1);

/** Stops the threads of the hasher, which would otherwise keep running. */
async function hashPassword(password: string): Promise<string> {
  const hasher = new PasswordHasherService();
  try {
    return await hasher.hash(password);
  } finally {
    await hasher.onApplicationShutdown();
  }
}

/** Creates records with default values and their missing parents; tests pass the relevant values. */
export class Factories {
  private readonly em: EntityManager;

  /** With `flush: false` the caller flushes, and passes parents that are found by their slug (towns). */
  constructor(
    source: MikroORM | EntityManager,
    private readonly options: { flush: boolean } = { flush: true },
  ) {
    this.em = 'em' in source ? source.em.fork() : source;
  }

  async user(given: Values<User> = {}): Promise<User> {
    passwordHash ??= hashPassword(TEST_PASSWORD);
    return this.save(User, {
      email: `clovek${nextNumber()}@prostora.test`,
      name: 'Jana Nová',
      passwordHash: await passwordHash,
      roles: ['ROLE_USER', 'ROLE_CUSTOMER'] as Role[],
      emailConfirmedAt: new Date(),
      ...given,
    });
  }

  admin(given: Values<User> = {}): Promise<User> {
    return this.user({ roles: ['ROLE_USER', 'ROLE_SUPERADMIN'] as Role[], ...given });
  }

  async customer(given: Values<Customer> = {}): Promise<Customer> {
    return this.save(Customer, {
      user: given.user ?? (await this.user()),
      name: `Sály ${nextNumber()} s. r. o.`,
      ...given,
    });
  }

  /** A further member; a trigger adds the user of a customer. */
  member(given: {
    customer: Customer;
    user: User;
    role: MemberRole;
    spaceIds?: number[] | null;
    since?: Date;
  }): Promise<Member> {
    return this.save(Member, given);
  }

  /** The default plan of customers without another one; without it the limits of SPEC §3 apply. */
  defaultPlan(config: Partial<SubscriptionConfig>): Promise<SubscriptionPlan> {
    const whole = { ...DEFAULT_SUBSCRIPTION_CONFIG, ...config };
    const plan = {
      slug: `tarif-${nextNumber()}`,
      name: 'Základní',
      priceHalerPerYear: 0,
      sortOrder: 0,
      active: true,
    };
    return this.save(SubscriptionPlan, { ...plan, config: whole });
  }

  /** Town with its region and country, created once per slug. */
  async town(
    slug = 'brno',
    name = 'Brno',
    regionSlug = 'jihomoravsky',
    regionName = 'Jihomoravský kraj',
  ): Promise<Location> {
    const found = await this.em.findOne(Location, { slug });
    if (found) return found;
    const country =
      (await this.em.findOne(Location, { slug: 'cesko' })) ??
      (await this.location({ slug: 'cesko', name: 'Česko', kind: 'country' }));
    const region =
      (await this.em.findOne(Location, { slug: regionSlug })) ??
      (await this.location({ slug: regionSlug, name: regionName, kind: 'region', parent: country }));
    return this.location({ slug, name, kind: 'town', parent: region, locative: `v místě ${name}` });
  }

  location(given: Values<Location>): Promise<Location> {
    return this.save(Location, {
      slug: `misto-${nextNumber()}`,
      name: 'Místo',
      kind: 'town',
      lat: 49.1952,
      lng: 16.6069,
      ...given,
    });
  }

  async building(given: Values<Building> = {}): Promise<Building> {
    const number = nextNumber();
    return this.save(Building, {
      customer: given.customer ?? (await this.customer()),
      name: `Dům ${number}`,
      slug: `dum-${number}`,
      location: given.location ?? (await this.town()),
      street: 'Dlouhá',
      houseNumber: '1',
      postalCode: '60200',
      city: 'Brno',
      lat: 49.1952,
      lng: 16.6069,
      ...given,
    });
  }

  purpose(given: Values<Purpose> = {}): Promise<Purpose> {
    const number = nextNumber();
    return this.save(Purpose, {
      slug: `ucel-${number}`,
      name: `Účel ${number}`,
      group: 'firemni',
      titlePhrase: `Prostory na účel ${number}`,
      ...given,
    });
  }

  attribute(given: Values<Attribute> = {}): Promise<Attribute> {
    const number = nextNumber();
    return this.save(Attribute, {
      slug: `vybaveni-${number}`,
      name: `Vybavení ${number}`,
      group: 'equipments',
      category: 'av',
      ...given,
    });
  }

  /** A publishable space with a ready photograph and a purpose; it accepts requests outside of its hours. */
  async space(given: Values<Space> & { withoutPhoto?: boolean } = {}): Promise<Space> {
    const number = nextNumber();
    const { withoutPhoto, purposes, attributes, ...own } = given;
    const space = await this.save(Space, {
      building: own.building ?? (await this.building()),
      name: `Sál ${number}`,
      slug: `sal-${number}`,
      status: 'PUBLISHED',
      perex: 'Světlý sál s parketami.',
      description: '<p>Popis sálu.</p>',
      capacity: 100,
      areaSize: 200,
      priceFromHaler: 150_000,
      publishedAt: new Date(),
      purposes: purposes ?? [await this.purpose()],
      attributes: attributes ?? [],
      ...own,
    } as Values<Space>);
    await this.save(BookingSettings, { space });
    if (!withoutPhoto) await this.photo(space);
    return space;
  }

  blogTaxon(given: Values<BlogTaxon> = {}): Promise<BlogTaxon> {
    const number = nextNumber();
    return this.save(BlogTaxon, {
      kind: 'category',
      name: `Rubrika ${number}`,
      slug: `rubrika-${number}`,
      ...given,
    });
  }

  /** A published post with text. */
  blogPost(given: Values<BlogPost> = {}): Promise<BlogPost> {
    const number = nextNumber();
    return this.save(BlogPost, {
      slug: `clanek-${number}`,
      title: `Článek ${number}`,
      perex: 'O prostorech.',
      html: '<h2 id="cast-sal">Sál</h2><p>Text.</p>',
      authorName: 'Alžběta Horáková',
      status: 'PUBLISHED',
      publishedAt: new Date(),
      ...given,
    });
  }

  async photo(space: Space, given: Values<MediaImage> = {}): Promise<SpaceImage> {
    const number = nextNumber();
    const image = await this.save(MediaImage, {
      originalKey: `original/${number}`,
      contentHash: String(number).padStart(64, '0'),
      status: 'ready',
      width: 1280,
      height: 960,
      placeholder: 'data:image/webp;base64,AAAA',
      variants: [{ key: `aa/${number}-800.webp`, type: 'image/webp', width: 800, height: 600 }],
      ...given,
    });
    return this.save(SpaceImage, {
      space,
      image,
      category: 'TOP-CAROUSEL',
      orderNumber: number,
      alt: 'Sál s okny',
    });
  }

  async panorama(
    space: Space,
    given: Values<SpacePanorama> & { image?: MediaImage } = {},
  ): Promise<SpacePanorama> {
    const number = nextNumber();
    const image =
      given.image ??
      (await this.save(MediaImage, {
        originalKey: `original/${number}`,
        contentHash: String(number).padStart(64, '0'),
        profile: 'panorama',
        status: 'ready',
        width: 4000,
        height: 2000,
        placeholder: 'data:image/webp;base64,AAAA',
        variants: [1024, 2048, 4000].map((width) => ({
          key: `aa/${number}-${width}.webp`,
          type: 'image/webp' as const,
          width,
          height: width / 2,
        })),
      }));
    return this.save(SpacePanorama, {
      space,
      title: `Pohled ${number}`,
      orderNumber: number,
      ...given,
      image,
    });
  }

  async floorPlan(space: Space): Promise<SpaceFloorPlan> {
    const number = nextNumber();
    const image = await this.save(MediaImage, {
      originalKey: `original/${number}`,
      contentHash: String(number).padStart(64, '0'),
      status: 'ready',
      width: 800,
      height: 400,
      placeholder: 'data:image/webp;base64,AAAA',
      variants: [{ key: `aa/${number}-800.webp`, type: 'image/webp' as const, width: 800, height: 400 }],
    });
    return this.save(SpaceFloorPlan, { space, image });
  }

  /** The settings of a site whose operator has filled in the seller. */
  async seller(): Promise<SiteSettingsRow> {
    const { termsVersion: _terms, ...site } = DEFAULT_SITE;
    return this.save(SiteSettingsRow, {
      id: 1,
      values: {
        ...site,
        company: {
          name: 'Prostora s. r. o.',
          address: 'Dlouhá 1, 110 00 Praha 1',
          ico: '27082440',
          dic: '',
          register: 'zapsaná u Městského soudu v Praze, oddíl C, vložka 1',
          phone: '+420 601 000 001',
          email: 'kontakt@prostora.test',
        },
        billing: {
          street: 'Dlouhá 1',
          city: 'Praha',
          postalCode: '11000',
          account: '19-2000145399/0800',
          isVatPayer: false,
        },
      },
    });
  }

  private async save<T extends object>(type: new () => T, data: Values<T>): Promise<T> {
    const entity = this.em.create(type, data as RequiredEntityData<T>, { partial: true });
    this.em.persist(entity);
    if (this.options.flush) await this.em.flush();
    return entity;
  }
}
