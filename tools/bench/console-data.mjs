// A console's worth of records, made inside of PostgreSQL: people with Czech names, companies, spaces, reservations, demands, mails, the log.
const PICK = (list, key) =>
  `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (${key}) % ${list.length}]`;
const FIRST = [
  'Jan',
  'Petra',
  'Tomáš',
  'Lucie',
  'Martin',
  'Eva',
  'Jiří',
  'Hana',
  'Ondřej',
  'Veronika',
  'Šárka',
  'Řehoř',
  'Žaneta',
];
const LAST = [
  'Novák',
  'Dvořák',
  'Svoboda',
  'Černý',
  'Procházka',
  'Kučera',
  'Veselý',
  'Horák',
  'Němec',
  'Pokorný',
  'Šťastný',
  'Růžička',
  'Čermák',
  'Žák',
  'Říha',
  'Kolář',
  'Beneš',
];
const NOUNS = [
  'Sál',
  'Loft',
  'Zahrada',
  'Ateliér',
  'Stodola',
  'Klub',
  'Terasa',
  'Kaple',
  'Studio',
  'Pavilon',
  'Zasedačka',
];
const TOWNS = [
  'Praha',
  'Brno',
  'Ostrava',
  'Plzeň',
  'Liberec',
  'Olomouc',
  'České Budějovice',
  'Hradec Králové',
  'Zlín',
  'Jihlava',
];
/** The records of a kind come evenly from so many days. */
const DAYS = 1461;
/** What one space of a big owner has beside its share: a story of years. */
const BUSY = 3000;
const ATTRIBUTE_SETS = `select '{}'::int[] as attributes, 0 as a union all select array[9000 + n], n
  from generate_series(1, 30) n union all select array[9000 + n, 9015 + n], 30 + n from generate_series(1, 11) n`;
const name = `${PICK(FIRST, 'n')} || ' ' || ${PICK(LAST, 'n / 7')} || ' ' || n`;

/** `records` of each main kind, five times as many entries of the log; statements in the order in which they depend on each other. */
export function statements(records) {
  /** The moment of the n-th record, the first the newest. */
  const ago = (n) => `(now() - (${n}) * interval '${((DAYS * 86_400) / records).toFixed(3)} seconds')`;
  return [
    ...people(records, ago),
    ...places(records, ago),
    ...happenings(records, ago),
    ...SEQUENCES,
    'vacuum analyze',
  ];
}

const SEQUENCES = [
  'subscription_plan',
  'location',
  'purpose',
  'attribute',
  'app_user',
  'customer',
  'building',
  'space',
  'reservation',
  'inquiry',
  'plan_order',
].map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);

const people = (records, ago) => [
  `insert into subscription_plan (id, slug, name, price_haler_per_year, config) values (1, 'zakladni',
    'Základní', 0, '{"name":"","nrOfSpaces":1}'), (2, 'standard', 'Standard', 490000, '{"name":"Standard","nrOfSpaces":5}') on conflict do nothing`,
  `insert into app_user (id, email, name, password_hash, roles, email_confirmed_at, blocked_at,
    created_at) select n, 'osoba' || n || '@' || ${PICK(['seznam', 'email', 'centrum', 'firma'], 'n')} || '.test', ${name}, 'x',
     '{ROLE_USER,ROLE_CUSTOMER}', case when n % 9 > 0 then now() end, case
     when n % 97 = 0 then now() end, ${ago('n - 1000')} from generate_series(1000, 999 + ${records}) n`,
  `insert into customer (id, user_id, name, ico, created_at) select n, n,
    ${PICK(NOUNS, 'n')} || ' ' || ${PICK(LAST, 'n')} || ' s. r. o. ' || n,
    lpad((n * 37 % 100000000)::text, 8, '0'), ${ago('n - 1000')} from generate_series(1000, 999 + ${records}) n`,
  `insert into subscription (customer_id, plan_id, trial, starts_at, ends_at) select n, 1 + n % 2,
    n % 2 = 0, now() - interval '100 days', now() + (n % 200) * interval '1 day' from generate_series(1000, 999 + ${records}) n where n % 3 = 0`,
  `insert into plan_order (id, customer_id, plan_id, number, plan_name, price_haler, state, supplier,
    buyer, created_at, due_on, paid_at) select n, 1000 + n * 7 % ${records}, 2, (2020000000 + n)::text,
    'Standard', 490000, state, '{}', '{}', at, (at + interval '14 days')::date,
     case when state = 'paid' then at + interval '5 days' end from (select n, ${ago('n')} as at, case
     when n <= ${records} / 50 and n % 3 > 0 then 'waiting' when n > 500 and n % 5 > 0 then 'paid'
     else 'cancelled' end as state from generate_series(1, ${records}) n) o`,
];

const places = (records, ago) => [
  `insert into location (id, slug, name, kind, parent_id, lat, lng) values (9001, 'bench-zeme', 'Země',
    'country', null, 49.8, 15.5), (9002, 'bench-kraj', 'Kraj', 'region', 9001, 49.8, 15.5) on conflict do nothing`,
  `insert into location (id, slug, name, kind, parent_id, lat, lng) select 9002 + i, 'bench-' || i,
    town, 'town', 9002, 49.5 + i / 10.0, 14 + i / 5.0 from unnest(array[${TOWNS.map((town) => `'${town}'`).join(',')}]) with ordinality as t(town, i)`,
  `insert into purpose (id, slug, name, "group", title_phrase, sort_order) select 9000 + n,
    'bench-ucel-' || n, 'Účel ' || n, 'firemni', 'Prostory: účel ' || n, n from generate_series(1, 12) n`,
  `insert into attribute (id, slug, name, "group", category, sort_order) select 9000 + n, 'bench-' || n,
    'Vybavení ' || n, case when n % 3 = 0 then 'services' else 'equipments' end, 'av', n from generate_series(1, 30) n`,
  // The first fifty buildings have one owner, who has many spaces.
  `insert into building (id, customer_id, name, slug, city, location_id, lat, lng) select n, case
    when n < 1050 then 1005 else n end, 'Dům ' || ${PICK(LAST, 'n')} || ' ' || n, 'dum-' || n,
    ${PICK(TOWNS, 'n')}, 9003 + n % ${TOWNS.length}, 49.5 + n % 100 / 100.0, 14 + n % 300 / 100.0 from generate_series(1000, 999 + ${records}) n`,
  `insert into space (id, building_id, name, slug, status, capacity, price_level, price_from_haler,
    published_at, submitted_at, created_at, updated_at) select n, 1000 + (n * 7919) % ${records}, ${PICK(NOUNS, 'n')} || ' ' || n, 'sal-' || n,
     ${PICK(['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'DRAFT', 'PUBLISHED', 'DISABLED', 'PUBLISHED', 'DELETED'], 'n')},
     10 + n % 700, 1 + n % 4, 50000, ${ago('n - 1000')}, ${ago('n - 1000')} - interval '1 day',
     ${ago('n - 1000')} - interval '2 days', ${ago('n - 1000')} from generate_series(1000, 999 + ${records}) n`,
  `update space set status = 'WAITING_FOR_APPROVAL' where id % 2003 = 0`,
  `insert into space_purpose (space_id, purpose_id) select n, 9001 + n % 12 from generate_series(1000, 999 + ${records}) n`,
  `insert into space_attribute (space_id, attribute_id) select n, 9001 + n % 30 from generate_series(1000, 999 + ${records}) n`,
  // Some thousand addresses, each with a filter of its own.
  `insert into seo_url (path, location_id, purpose_id, capacity, attribute_ids, title, h1, description,
    footer_links) select 'adresa-' || l || '-' || p || '-' || a, 9003 + l, 9001 + p, null, attributes,
    'Prostory ' || l || ' ' || p || ' ' || a, 'Prostory ' || l || ' ' || p || ' ' || a, '', '[]'
     from generate_series(0, ${TOWNS.length - 1}) l, generate_series(0, 11) p, (${ATTRIBUTE_SETS}) sets`,
];

/** Requests, demands and orders wait only where they are of late; what is older is over. */
const happenings = (records, ago) => [
  `insert into space_view (space_id, day, visitor) select 1000 + n % ${records},
    current_date - (n % 730), md5(n::text) from generate_series(1, ${records} * 5) n on conflict do nothing`,
  `insert into view_day (day, views) select day, count(*) from space_view where day < current_date - 1 group by day on conflict do nothing`,
  `insert into reservation (id, space_id, status, starts_at, ends_at, customer_name, customer_email,
    customer_phone, number_of_guests, notes, price_haler, created_at, expires_at)
     select n, 1000 + n % ${records}, status, date_trunc('hour', at) + (3 + n % 90) * interval '1 day',
     date_trunc('hour', at) + (3 + n % 90) * interval '1 day' + interval '2 hours', ${name}, 'host' || n || '@email.test', '+420601234567',
       1 + n % 90, '', 100000 + n % 500 * 100, at, case when status = 'pending' then now() + interval '1 day' end
     from (select n, ${ago('n')} as at, case when n % 3 = 0 and n <= ${records} / 700 then 'pending'
     when n % 5 = 0 then 'cancelled' else 'confirmed' end as status from generate_series(1, ${records}) n) r`,
  `insert into reservation (id, space_id, status, starts_at, ends_at, customer_name, customer_email,
    customer_phone, number_of_guests, notes, price_haler, created_at)
     select ${records} + n, 1005, 'confirmed', date_trunc('day', now()) - n * interval '8 hours',
     date_trunc('day', now()) - n * interval '8 hours' + interval '2 hours', ${name},
     'vracim.se' || n || '@email.test', '+420601234567', 5, '', 150000, now() - n * interval '8 hours' - interval '9 days' from generate_series(3, ${BUSY}) n`,
  `insert into inquiry (id, kind, state, closed_reason, fullname, email, text, location_id, purpose_id,
    date_from, number_of_guests, attribute_ids, expires_at, created_at) select n, ${PICK(['demand', 'contact'], 'n')},
     case when n <= ${records} / 50 then 'open' else 'closed' end,
     case when n > ${records} / 50 then case when n % 3 = 0 then 'chosen' else 'expired' end end,
     ${name}, 'poptava' || n || '@email.test', 'Hledáme prostor pro ' || n || ' lidí',
     9003 + n % ${TOWNS.length}, 9001 + n % 12, (${ago('n')} + n % 100 * interval '1 day')::date,
     10 + n % 200, '{}', ${ago('n')} + interval '31 days', ${ago('n')}
     from generate_series(1, ${records}) n`,
  `insert into inquiry_recipient (inquiry_id, space_id, state, text, sent_at) select n, 1000 + (n * 3 + k) % ${records}, case when (n + k) % 5 = 0 then 'offered' else 'sent' end, case when (n + k) % 5 = 0 then 'Máme volno' else '' end, ${ago('n')} from generate_series(1, ${records}) n, generate_series(0, 2) k`,
  `insert into mail_log (cause, address, template, state, subject_type, subject_id, created_at, sent_at) select 'bench-' || n, 'osoba' || n || '@seznam.test', ${PICK(['reservation-requested', 'confirm-email', 'demand-owner', 'space-published'], 'n')}, case when n % 500 = 0 then 'failed' else 'sent' end,
     ${PICK(['reservation', 'user', 'inquiry', 'space'], 'n')},
     case when n % 200 = 3 then 1005 else 1000 + n % ${records} end, ${ago('n')}, ${ago('n')}
     from generate_series(1, ${records}) n`,
  `insert into audit_entry (actor_id, action, subject_type, subject_id, before, after, created_at)
     select 1000 + n % ${records},
     ${PICK(['login', 'space.save', 'reservation.create', 'user.save', 'space.status'], 'n')},
     ${PICK(['user', 'space', 'reservation', 'user', 'space'], 'n')},
     case when n % 500 = 1 then 1005 else 1000 + n % ${records} end, '{"name":"Starý"}', '{"name":"Nový"}',
     ${ago(`${records} - n / 5.0`)} from generate_series(1, ${records} * 5) n`,
  `insert into redirect (from_path, to_path, created_at) select '/prostor/stary-' || n, '/prostor/novy-' || n, ${ago('n')} from generate_series(1, ${records}) n`,
  `insert into catalog_search (day, phrase, searches, misses) select current_date - n * 730 / ${records}, 'hledani ' || n * 31 % 5000, 1 + n % 9, case when n % 3 = 0 then 1 else 0 end from generate_series(0, ${records} - 1) n on conflict do nothing`,
];
