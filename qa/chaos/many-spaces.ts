import type { Client } from 'pg';

/** Spaces of the demo owner with purposes, equipment, the record of a photograph, opening hours and past bookings. */
const STATEMENTS = [
  `create temporary table fresh as select nextval(pg_get_serial_sequence('space', 'id'))::int as id,
    nextval(pg_get_serial_sequence('building', 'id'))::int as building_id,
    nextval(pg_get_serial_sequence('media_image', 'id'))::int as image_id, n from generate_series(1, $1::int) n`,
  `insert into building (id, customer_id, name, slug, location_id, city, lat, lng)
     select f.building_id, (select c.id from customer c join app_user u on u.id = c.user_id
     where u.email = 'majitel@prostora.test'), 'House ' || n, 'house-' || n, l.id, l.name, l.lat, l.lng
     from fresh f join (select id, name, lat, lng, row_number() over (order by id) - 1 as k,
     count(*) over () as many from location where kind = 'town') l on l.k = n % l.many`,
  `insert into space (id, building_id, name, slug, status, perex, description, capacity, area_size, price_level, price_from_haler, published_at)
     select id, building_id, 'Hall ' || n, 'hall-' || n, 'PUBLISHED',
     repeat('A light room with a view of the garden. ', 4),
     '<p>' || repeat('Chairs, tables and a projector are at hand. ', 20) || '</p>', 10 + n % 300,
     20 + n % 500, 1 + n % 4, 100000 + n % 900000, now() from fresh`,
  `insert into space_purpose (space_id, purpose_id) select f.id, p.id from fresh f join (select id,
    row_number() over (order by id) as k, count(*) over () as many from purpose) p on p.k in (1 + n % p.many, 1 + (n * 7 + 3) % p.many) on conflict do nothing`,
  `insert into space_attribute (space_id, attribute_id) select f.id, a.id from fresh f join (select id,
    row_number() over (order by id) as k, count(*) over () as many from attribute) a
    on a.k in (1 + n % a.many, 1 + (n * 5 + 1) % a.many, 1 + (n * 11 + 2) % a.many) on conflict do nothing`,
  `insert into media_image (id, original_key, content_hash, status, width, height, placeholder, variants)
     select image_id, 'original/' || md5(n::text), lpad(to_hex(n), 64, '0'), 'ready', 1280, 960,
     'data:image/webp;base64,' || repeat('UklGRlYAAABXRUJQVlA4', 5), '[]' from fresh`,
  `insert into space_image (space_id, image_id, category, order_number, alt) select id, image_id, 'TOP-CAROUSEL', 1, 'Hall' from fresh`,
  `insert into availability_rule (space_id, weekdays, from_minute, to_minute, price_per_hour_haler,
    exceptions) select id, '{1,2,3,4,5,6,7}', 480, 1320, 90000, '{}' from fresh`,
  `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email, number_of_guests, notes, price_haler)
     select id, 'confirmed', date_trunc('day', now()) - interval '9 days', date_trunc('day',
     now()) - interval '9 days' + interval '2 hours', 'Guest', 'guest-' || n || '@prostora.test', 2, '', 180000 from fresh`,
];

export async function addManySpaces(client: Client, count: number): Promise<void> {
  await client.query('begin');
  for (const [index, statement] of STATEMENTS.entries())
    await client.query(statement, index === 0 ? [count] : []);
  await client.query('commit');
  await client.query('analyze');
}
