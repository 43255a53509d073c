import { DEMO_PASSWORDS } from '../../src/modules/users/index.ts';
import { LOCATIONS, locationBySlug, regionOf } from '../data/locations.ts';
import { DEMO_BUILDINGS, type BuildingRow } from './demo-buildings.data.ts';
import type { DemoCustomer, DemoUser } from './demo.types.ts';
import { COMPANIES, MEN, WOMEN } from './people.data.ts';
import { chance, Deck, integer, pick, streamFor, type Random } from './random.ts';
import { slugOf } from './slug.ts';

const DAY = 86_400_000;
export const OWNER_KEY = 'majitel';
export const NEWCOMER_KEY = 'novy';
/** Buildings of the demo owner: eleven spaces, within the twelve of the plan Profi. */
const OWNER_BUILDINGS: ReadonlySet<string> = new Set(['Továrna Křižíkova', 'Přádelna Cejl']);

/** Check digit of an IČO (weights 8 … 2, modulo 11). */
export function icoCheckDigit(sevenDigits: string): number {
  const sum = [...sevenDigits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (11 - (sum % 11)) % 10;
}

/** IČO from 39000000 on: valid checksums in a range unused by the register. */
const icoOf = (order: number): string => {
  const seven = String(3_900_000 + order * 37 + 11);
  return `${seven}${icoCheckDigit(seven)}`;
};

/** Fictional phone numbers with unassigned prefixes. */
export const phoneOf = (random: Random): string =>
  `+420 ${pick(random, [609, 610, 611, 612, 613, 614])} ${integer(random, 100, 999)} ${integer(random, 100, 999)}`;

export function personName(random: Random): string {
  const people = chance(random, 0.5) ? WOMEN : MEN;
  return `${pick(random, people.first)} ${pick(random, people.last)}`;
}

/** Small buildings rented out by a private person. */
const ownHouse = (row: BuildingRow): boolean =>
  row.single === true &&
  ['klubovna', 'louka', 'koupaliste', 'fotoatelier', 'lod', 'galerie', 'pohyb'].includes(row.kind);

/** Groups buildings by owner: neighbours in a region, single-space buildings mostly separate. */
export function ownership(seed: number): BuildingRow[][] {
  const groups: BuildingRow[][] = [];
  for (const region of LOCATIONS.filter((location) => location.kind === 'region')) {
    const rows: readonly BuildingRow[] = DEMO_BUILDINGS.filter(
      (row) => regionOf(row.location) === region.slug && !OWNER_BUILDINGS.has(row.name),
    );
    const sizes = new Deck(streamFor(seed, `sizes-${region.slug}`), [3, 3, 4, 5]);
    let open: BuildingRow[] = [];
    let size = sizes.draw();
    for (const row of rows) {
      if (ownHouse(row)) {
        groups.push([row]);
        continue;
      }
      open.push(row);
      if (open.length >= size) {
        groups.push(open);
        open = [];
        size = sizes.draw();
      }
    }
    if (open.length > 0) groups.push(open);
  }
  return groups;
}

/** The smallest sufficient plan; a single space may stay on the default plan. */
function planFor(random: Random, spaces: number): string {
  if (spaces === 1) return chance(random, 0.45) ? 'zakladni' : 'start';
  return spaces <= 3 ? 'start' : spaces <= 12 ? 'profi' : 'sit';
}

type Owned = { customer: DemoCustomer; user: DemoUser; buildings: BuildingRow[] };

function customerOf(
  seed: number,
  order: number,
  buildings: BuildingRow[],
  owner: { name: string; person: boolean },
  now: Date,
): Owned {
  const { name } = owner;
  const random = streamFor(seed, `customer-${order}-${name}`);
  const first = buildings[0];
  if (!first) throw new Error('A customer without a building');
  const town = first.village ?? {
    city: locationBySlug(first.location).name,
    psc: locationBySlug(first.location).psc ?? '11000',
  };
  const person = owner.person ? name : personName(random);
  const key = slugOf(name);
  const domain = `${key.replace(/-(s-r-o|a-s|z-s|z-u|o-p-s|p-o)$/u, '')}.example`;
  const plan = planFor(
    random,
    buildings.reduce((sum, row) => sum + row.spaces, 0),
  );
  const ico = icoOf(order);
  const vat = chance(random, 0.7);
  const created = integer(random, 70, 900);
  const email = `${slugOf(person).replaceAll('-', '.')}@${domain}`;
  return {
    customer: {
      key,
      name,
      ico,
      dic: vat ? `CZ${ico}` : null,
      vat_payer: vat,
      street: first.street ?? town.city,
      house_number: String(integer(random, 1, 240)),
      postal_code: town.psc,
      city: town.city.replace(/^(Praha|Brno|Ostrava)[ -].*/u, '$1'),
      phone: phoneOf(random),
      email,
      web: chance(random, 0.7) ? `https://www.${domain}` : null,
      bank_account: null,
      plan_slug: plan,
      paid_until:
        plan === 'zakladni' ? null : new Date(now.getTime() + integer(random, 20, 340) * DAY).toISOString(),
      trial: plan === 'start' && chance(random, 0.2),
      created_days_ago: created,
    },
    user: {
      key: `user-${key}`,
      email,
      username: email,
      full_name: person,
      password: DEMO_PASSWORDS.others,
      roles: ['ROLE_USER', 'ROLE_CUSTOMER'],
      customer_key: key,
      created_days_ago: created,
    },
    buildings,
  };
}

function demoOwner(now: Date): Owned {
  return {
    customer: {
      key: OWNER_KEY,
      name: 'Industriální domy s.r.o.',
      ico: icoOf(500),
      dic: `CZ${icoOf(500)}`,
      vat_payer: true,
      street: 'Křižíkova',
      house_number: '74',
      postal_code: '18600',
      city: 'Praha',
      phone: '+420 609 740 110',
      email: 'majitel@prostora.test',
      web: 'https://www.industrialnidomy.example',
      bank_account: '19-2000145399/0800',
      plan_slug: 'profi',
      paid_until: new Date(now.getTime() + 214 * DAY).toISOString(),
      trial: false,
      created_days_ago: 420,
    },
    user: {
      key: OWNER_KEY,
      email: 'majitel@prostora.test',
      username: 'majitel@prostora.test',
      full_name: 'Markéta Hájková',
      password: DEMO_PASSWORDS.owner,
      roles: ['ROLE_USER', 'ROLE_CUSTOMER'],
      customer_key: OWNER_KEY,
      created_days_ago: 420,
    },
    buildings: DEMO_BUILDINGS.filter((row) => OWNER_BUILDINGS.has(row.name)),
  };
}

function newcomer(): Pick<Owned, 'customer' | 'user'> {
  return {
    customer: {
      key: NEWCOMER_KEY,
      name: 'Tomáš Nováček',
      ico: icoOf(501),
      dic: null,
      vat_payer: false,
      street: 'Lidická',
      house_number: '18',
      postal_code: '60200',
      city: 'Brno',
      phone: '+420 610 220 348',
      email: 'novy@prostora.test',
      web: null,
      bank_account: null,
      plan_slug: 'zakladni',
      paid_until: null,
      trial: false,
      created_days_ago: 2,
    },
    user: {
      key: NEWCOMER_KEY,
      email: 'novy@prostora.test',
      username: 'novy@prostora.test',
      full_name: 'Tomáš Nováček',
      password: DEMO_PASSWORDS.newcomer,
      roles: ['ROLE_USER', 'ROLE_CUSTOMER'],
      customer_key: NEWCOMER_KEY,
      created_days_ago: 2,
    },
  };
}

const ADMIN: DemoUser = {
  key: 'admin',
  email: 'admin@prostora.test',
  username: 'admin@prostora.test',
  full_name: 'Alena Šimková',
  password: DEMO_PASSWORDS.operator,
  roles: ['ROLE_USER', 'ROLE_SUPERADMIN'],
  customer_key: null,
  created_days_ago: 900,
};

export type CustomerRecords = {
  customers: DemoCustomer[];
  users: DemoUser[];
  ownerOf: Map<string, DemoCustomer>;
};

/**
 * Owners with their users, including the three demo accounts; `ownerOf` maps a building's name to its owner.
 */
export function generateCustomers(seed: number, now: Date): CustomerRecords {
  const names = new Deck(streamFor(seed, 'companies'), COMPANIES);
  const owned = [
    demoOwner(now),
    ...ownership(seed).map((buildings, index) => {
      const person = buildings.length === 1 && buildings[0]?.single === true && index % 3 !== 0;
      return customerOf(
        seed,
        index,
        buildings,
        { person, name: person ? personName(streamFor(seed, `private-${index}`)) : names.draw() },
        now,
      );
    }),
  ];
  const fresh = newcomer();
  const ownerOf = new Map(
    owned.flatMap(({ customer, buildings }) => buildings.map((row) => [row.name, customer] as const)),
  );
  return {
    customers: [...owned.map((entry) => entry.customer), fresh.customer],
    users: [ADMIN, ...owned.map((entry) => entry.user), fresh.user],
    ownerOf,
  };
}
