import { DAY_MS } from '@prostora/contracts';
import { DEMO_PASSWORDS } from '../../src/modules/accounts/users/index.ts';
import { LOCATIONS, getLocation, getRegionSlug } from '../data/locations.ts';
import { DEMO_BUILDINGS, type BuildingRow } from './demo-buildings.data.ts';
import type { DemoCustomer, DemoUser } from './demo.types.ts';
import { COMPANIES, MEN, WOMEN } from './people.data.ts';
import { isDrawn, ShuffledDeck, pickInteger, pick, createStream, type Random } from './random.ts';
import { toSlug } from './slug.ts';

export const OWNER_KEY = 'majitel';
export const NEWCOMER_KEY = 'novy';
/** The manager of a cultural centre: twelve spaces in one building, the limit of the plan Profi. */
export const CULTURAL_CENTRE_KEY = 'kulturak';
/** Buildings of the demo owners; eleven spaces of the first one, within the twelve of the plan Profi. */
const OWNERS_BY_BUILDING: Readonly<Record<string, string>> = {
  'Továrna Křižíkova': OWNER_KEY,
  'Přádelna Cejl': OWNER_KEY,
  'Kulturní dům Na Ostrůvku': CULTURAL_CENTRE_KEY,
};
const listBuildings = (owner: string): BuildingRow[] =>
  DEMO_BUILDINGS.filter((row) => OWNERS_BY_BUILDING[row.name] === owner);

/** Check digit of an IČO (weights 8 … 2, modulo 11). */
export function computeIcoCheckDigit(sevenDigits: string): number {
  const sum = [...sevenDigits].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (11 - (sum % 11)) % 10;
}

/** IČO from 39000000 on: valid checksums in a range unused by the register. */
const buildIco = (order: number): string => {
  const seven = String(3_900_000 + order * 37 + 11);
  return `${seven}${computeIcoCheckDigit(seven)}`;
};

/** Fictional phone numbers with unassigned prefixes. */
export const pickPhone = (random: Random): string =>
  `+420 ${pick(random, [609, 610, 611, 612, 613, 614])} ${pickInteger(random, 100, 999)} ${pickInteger(random, 100, 999)}`;

export function pickPersonName(random: Random): string {
  const people = isDrawn(random, 0.5) ? WOMEN : MEN;
  return `${pick(random, people.first)} ${pick(random, people.last)}`;
}

/** Small buildings rented out by a private person. */
const isPrivatelyOwned = (row: BuildingRow): boolean =>
  row.single === true &&
  ['klubovna', 'louka', 'koupaliste', 'fotoatelier', 'lod', 'galerie', 'pohyb'].includes(row.kind);

/** Groups buildings by owner: neighbours in a region, single-space buildings mostly separate. */
export function groupByOwner(seed: number): BuildingRow[][] {
  const groups: BuildingRow[][] = [];
  for (const region of LOCATIONS.filter((location) => location.kind === 'region')) {
    const rows: readonly BuildingRow[] = DEMO_BUILDINGS.filter(
      (row) => getRegionSlug(row.location) === region.slug && !(row.name in OWNERS_BY_BUILDING),
    );
    const sizes = new ShuffledDeck(createStream(seed, `sizes-${region.slug}`), [3, 3, 4, 5]);
    let open: BuildingRow[] = [];
    let size = sizes.draw();
    for (const row of rows) {
      if (isPrivatelyOwned(row)) {
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
function pickPlan(random: Random, spaces: number): string {
  if (spaces === 1) return isDrawn(random, 0.45) ? 'zakladni' : 'start';
  return spaces <= 3 ? 'start' : spaces <= 12 ? 'profi' : 'sit';
}

type OwnerRecords = { customer: DemoCustomer; user: DemoUser; buildings: BuildingRow[] };

function buildOwner(
  seed: number,
  order: number,
  buildings: BuildingRow[],
  owner: { name: string; person: boolean },
  now: Date,
): OwnerRecords {
  const { name } = owner;
  const random = createStream(seed, `customer-${order}-${name}`);
  const first = buildings[0];
  if (!first) throw new Error('A customer without a building');
  const town = first.village ?? {
    city: getLocation(first.location).name,
    psc: getLocation(first.location).psc ?? '11000',
  };
  const person = owner.person ? name : pickPersonName(random);
  const key = toSlug(name);
  const domain = `${key.replace(/-(s-r-o|a-s|z-s|z-u|o-p-s|p-o)$/u, '')}.example`;
  const plan = pickPlan(
    random,
    buildings.reduce((sum, row) => sum + row.spaces, 0),
  );
  const ico = buildIco(order);
  const vat = isDrawn(random, 0.7);
  const created = pickInteger(random, 70, 900);
  const email = `${toSlug(person).replaceAll('-', '.')}@${domain}`;
  return {
    customer: {
      key,
      name,
      ico,
      dic: vat ? `CZ${ico}` : null,
      vat_payer: vat,
      street: first.street ?? town.city,
      house_number: String(pickInteger(random, 1, 240)),
      postal_code: town.psc,
      city: town.city.replace(/^(Praha|Brno|Ostrava)[ -].*/u, '$1'),
      phone: pickPhone(random),
      email,
      web: isDrawn(random, 0.7) ? `https://www.${domain}` : null,
      bank_account: null,
      plan_slug: plan,
      paid_until:
        plan === 'zakladni'
          ? null
          : new Date(now.getTime() + pickInteger(random, 20, 340) * DAY_MS).toISOString(),
      trial: plan === 'start' && isDrawn(random, 0.2),
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

function buildDemoOwner(now: Date): OwnerRecords {
  return {
    customer: {
      key: OWNER_KEY,
      name: 'Industriální domy s.r.o.',
      ico: buildIco(500),
      dic: `CZ${buildIco(500)}`,
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
      paid_until: new Date(now.getTime() + 214 * DAY_MS).toISOString(),
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
    buildings: listBuildings(OWNER_KEY),
  };
}

function buildCulturalCentre(now: Date): OwnerRecords {
  const email = 'kulturak@prostora.test';
  return {
    customer: {
      key: CULTURAL_CENTRE_KEY,
      name: 'Kulturní centrum Na Ostrůvku, p.o.',
      ico: buildIco(502),
      dic: `CZ${buildIco(502)}`,
      vat_payer: true,
      street: 'Sukova třída',
      house_number: '1735',
      postal_code: '53002',
      city: 'Pardubice',
      phone: '+420 611 430 205',
      email,
      web: 'https://www.naostruvku.example',
      bank_account: null,
      plan_slug: 'profi',
      paid_until: new Date(now.getTime() + 301 * DAY_MS).toISOString(),
      trial: false,
      created_days_ago: 510,
    },
    user: {
      key: CULTURAL_CENTRE_KEY,
      email,
      username: email,
      full_name: 'Ivana Sedláčková',
      password: DEMO_PASSWORDS.cultureHouse,
      roles: ['ROLE_USER', 'ROLE_CUSTOMER'],
      customer_key: CULTURAL_CENTRE_KEY,
      created_days_ago: 510,
    },
    buildings: listBuildings(CULTURAL_CENTRE_KEY),
  };
}

function buildNewcomer(): Pick<OwnerRecords, 'customer' | 'user'> {
  return {
    customer: {
      key: NEWCOMER_KEY,
      name: 'Tomáš Nováček',
      ico: buildIco(501),
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
  ownersByBuilding: Map<string, DemoCustomer>;
};

/**
 * Owners with their users, including the demo accounts; `ownersByBuilding` maps a building's name to its owner.
 */
export function generateCustomers(seed: number, now: Date): CustomerRecords {
  const names = new ShuffledDeck(createStream(seed, 'companies'), COMPANIES);
  const owned = [
    buildDemoOwner(now),
    ...groupByOwner(seed).map((buildings, index) => {
      const person = buildings.length === 1 && buildings[0]?.single === true && index % 3 !== 0;
      return buildOwner(
        seed,
        index,
        buildings,
        { person, name: person ? pickPersonName(createStream(seed, `private-${index}`)) : names.draw() },
        now,
      );
    }),
    buildCulturalCentre(now),
  ];
  const newcomerRecords = buildNewcomer();
  const ownersByBuilding = new Map(
    owned.flatMap(({ customer, buildings }) => buildings.map((row) => [row.name, customer] as const)),
  );
  return {
    customers: [...owned.map((entry) => entry.customer), newcomerRecords.customer],
    users: [ADMIN, ...owned.map((entry) => entry.user), newcomerRecords.user],
    ownersByBuilding,
  };
}
