/*
 * Writes vocabulary.json beside this file: the part of schema.org's vocabulary that our pages may use. See README.md.
 *
 *   node web-shell/e2e/structured-data/trim-vocabulary.mjs <schemaorg-current-https.jsonld> <version>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Types a page may use; a new one is a line here and a new run. */
const USED = [
  'AboutPage',
  'Answer',
  'BlogPosting',
  'BreadcrumbList',
  'CollectionPage',
  'ContactPage',
  'ContactPoint',
  'EntryPoint',
  'EventVenue',
  'FAQPage',
  'GeoCoordinates',
  'ImageObject',
  'ItemList',
  'ListItem',
  'OpeningHoursSpecification',
  'LocationFeatureSpecification',
  'Offer',
  'OfferCatalog',
  'Organization',
  'Person',
  'Place',
  'PostalAddress',
  'Question',
  'SearchAction',
  'Service',
  'UnitPriceSpecification',
  'VideoObject',
  'WebPage',
  'WebSite',
];

const [source, version] = process.argv.slice(2);
if (!source || !version)
  throw new Error('Usage: trim-vocabulary.mjs <schemaorg-current-https.jsonld> <version>');

const graph = JSON.parse(readFileSync(source, 'utf8'))['@graph'];
const nameOf = (id) => id.replace(/^schema:/u, '');
const namesIn = (value) => [value ?? []].flat().map((one) => nameOf(one['@id']));
const isA = (item, type) => [item['@type']].flat().includes(type);

const parents = new Map(
  graph
    .filter((item) => isA(item, 'rdfs:Class'))
    .map((item) => [
      nameOf(item['@id']),
      namesIn(item['rdfs:subClassOf']).filter((name) => !name.includes(':')),
    ]),
);
const dataTypes = new Set(
  graph.filter((item) => isA(item, 'schema:DataType')).map((item) => nameOf(item['@id'])),
);

const kept = new Set();
const keep = (type) => {
  if (kept.has(type)) return;
  if (!parents.has(type)) throw new Error(`schema.org ${version} knows no type ${type}.`);
  kept.add(type);
  parents.get(type).forEach(keep);
};
USED.forEach(keep);

const isSuperseded = (item) => item['schema:supersededBy'] !== undefined;
const properties = graph
  .filter((item) => isA(item, 'rdf:Property') && !isSuperseded(item))
  .map((item) => ({
    name: nameOf(item['@id']),
    of: namesIn(item['schema:domainIncludes'])
      .filter((type) => kept.has(type))
      .sort(),
    values: namesIn(item['schema:rangeIncludes']).sort(),
  }))
  .filter(({ of }) => of.length > 0)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const lines = (entries) =>
  `{\n${entries.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n  }`;
const types = [...kept].sort().map((type) => [type, parents.get(type).filter((parent) => kept.has(parent))]);
writeFileSync(
  path.join(import.meta.dirname, 'vocabulary.json'),
  `{
  "version": ${JSON.stringify(version)},
  "dataTypes": ${JSON.stringify([...dataTypes, 'URL', 'Integer', 'Float'].sort())},
  "types": ${lines(types)},
  "properties": ${lines(properties.map(({ name, of, values }) => [name, { of, values }]))}
}\n`,
);
