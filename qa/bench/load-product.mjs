// Copies the spaces of the yardstick (same ids) into the tables of the product.
import pg from 'pg';

const BATCH = 5000;

/** Each statement reads rows as JSON ($1) and selects them into a table of the product. */
const REFERENCE = [
  {
    from: `select 1000 as id, 'cesko' as slug, 'Česko' as name, 'country' as kind, null::int as parent_id, 49.8 as lat, 15.5 as lng
      union all select id, slug, name, 'region', 1000, 0, 0 from region
      union all select 100 + id, slug, name, 'town', region_id, lat, lon from town`,
    into: `insert into location (id, slug, name, kind, parent_id, lat, lng) select id, slug, name, kind, parent_id, lat, lng
      from json_to_recordset($1) as r(id int, slug text, name text, kind text, parent_id int, lat float8, lng float8) order by parent_id nulls first, kind`,
  },
  {
    from: 'select id, slug, name from purpose',
    into: `insert into purpose (id, slug, name, "group", title_phrase, sort_order) select id, slug,
      name, 'firemni', 'Prostory: ' || name, id from json_to_recordset($1) as r(id int, slug text, name text)`,
  },
  {
    from: 'select id, slug, name from attribute',
    into: `insert into attribute (id, slug, name, "group", category, sort_order) select id, slug, name,
      case when id % 3 = 0 then 'services' else 'equipments' end, 'av', id from json_to_recordset($1) as r(id int, slug text, name text)`,
  },
];

const SPACES = [
  `insert into building (id, customer_id, name, slug, location_id, city, lat, lng) select id, 1, 'Dům ' || id, 'dum-' || id, 100 + town_id, town, lat, lon
     from json_to_recordset($1) as r(id int, town_id int, town text, lat float8, lon float8)`,
  `insert into space (id, building_id, name, slug, status, perex, description, capacity, area_size, price_level, price_from_haler, published_at, created_at)
     select id, id, left(title, 100), left(slug, 120), case status when 'published' then 'PUBLISHED'
     when 'draft' then 'DRAFT' else 'DISABLED' end, left(perex, 300), '<p>' || perex || '</p>',
       capacity, capacity * 2, 1 + price / 25000, price * 100, created_at, created_at
     from json_to_recordset($1) as r(id int, title text, slug text, status text, perex text, capacity int, price int, created_at timestamptz)`,
  `insert into space_purpose (space_id, purpose_id) select r.id, p from json_to_recordset($1) as r(id int, purpose_ids int[]), unnest(purpose_ids) as p`,
  `insert into space_attribute (space_id, attribute_id) select r.id, a
    from json_to_recordset($1) as r(id int, attribute_ids int[]), unnest(attribute_ids) as a`,
  `insert into media_image (id, original_key, content_hash, status, width, height, placeholder, variants)
     select id, 'originals/' || id, lpad(id::text, 64, '0'), 'ready', 1280, 960, 'data:image/webp;base64,' || repeat('UklGRlYAAABXRUJQVlA4', 5),
       (select jsonb_agg(jsonb_build_object('key', 'ab/' || md5(id::text) || '-' || w || '.' || t,
       'type', 'image/' || t, 'width', w, 'height', w * 3 / 4)) from unnest(array[400, 800, 1600]) w, unnest(array['avif', 'webp']) t)
     from json_to_recordset($1) as r(id int)`,
  `insert into space_image (id, space_id, image_id, category, order_number, alt) select id, id, id,
    'TOP-CAROUSEL', 1, title from json_to_recordset($1) as r(id int, title text)`,
];

/** Copies the catalogue of the yardstick into the migrated, empty database of the product. */
export async function copyCatalogue(yardstickUrl, productUrl, passwordHash, report) {
  const [yardstick, product] = [
    new pg.Client({ connectionString: yardstickUrl }),
    new pg.Client({ connectionString: productUrl }),
  ];
  await Promise.all([yardstick.connect(), product.connect()]);
  try {
    await product.query(
      `insert into app_user (id, email, name, password_hash, roles, email_confirmed_at) values (1,
        'bench@prostora.test', 'Bench', $1, '{ROLE_USER,ROLE_SUPERADMIN}', now())`,
      [passwordHash],
    );
    await product.query(`insert into customer (id, user_id, name) values (1, 1, 'Bench')`);
    for (const { from, into } of REFERENCE)
      await product.query(into, [JSON.stringify((await yardstick.query(from)).rows)]);
    for (let after = 0; ;) {
      const { rows } = await yardstick.query(
        'select s.*, t.name as town from space s join town t on t.id = s.town_id where s.id > $1 order by s.id limit $2',
        [after, BATCH],
      );
      if (rows.length === 0) break;
      const json = JSON.stringify(rows.map(({ tsv: _tsv, ...row }) => row));
      for (const statement of SPACES) await product.query(statement, [json]);
      after = rows.at(-1).id;
      if (after % 25_000 === 0) report(`${after} spaces copied`);
    }
    await product.query('analyze');
  } finally {
    await Promise.all([yardstick.end(), product.end()]);
  }
}
