import 'reflect-metadata';
import pg from 'pg';
import { readFileSync } from 'node:fs';
const D = '/work/main/api/dist/src/modules/catalog/';
const { CatalogIndex } = await import(D + 'index/catalog-index.js');
const { CatalogRepository } = await import(D + 'catalog.repository.js');
const { EMPTY_FILTER } = await import(D + 'index/catalog-record.js');
const { mapView } = await import(D + 'index/map-view.js');
const { SYNONYMS } = await import(D + 'search/synonyms.js');
const url = readFileSync('/tmp/pg.out', 'utf8').trim().replace(/\/postgres$/, '/bench_product');
const pool = new pg.Pool({ connectionString: url, max: 2 });
const repo = new CatalogRepository({ pool });
const mb = () => { const m = process.memoryUsage(); return Object.fromEntries(Object.entries(m).map(([k, v]) => [k, Math.round(v / 1e6)])); };
const index = new CatalogIndex({ synonyms: SYNONYMS, firstDay: 20700, horizonDays: 1100 });
const B = +(process.env.B || 4000);
let tq = 0, tl = 0; let t = performance.now();
let next = repo.recordsAfter(0, B);
for (;;) { const a = performance.now(); const recs = await next; tq += performance.now() - a; if (!recs.length) break; next = repo.recordsAfter(recs.at(-1).id, B); const b = performance.now(); index.load(recs); tl += performance.now() - b; }
const c = performance.now(); index.finishLoading(); 
console.log('load ms', Math.round(performance.now() - t), 'wait', Math.round(tq), 'index', Math.round(tl), 'sort', Math.round(performance.now() - c), mb());
global.gc({type:'major',execution:'sync',flavor:'last-resort'}); console.log('after gc', mb());
const { mix } = await import('/work/main/tools/bench/workload.mjs');
const F = (q) => ({ ...EMPTY_FILTER, locationId: q.region ?? null, purposeId: q.purpose ?? null, attributeIds: q.attributes, capacity: q.capacity?.bucket ?? null, search: q.text ?? '' });
for (const kind of ['filter', 'catalog', 'text1', 'text2', 'landing']) {
  for (let warm = 0; warm < 2; warm++) {
  const ms = []; let worst = [0];
  for (const q of mix(kind)) { const a = performance.now(); const s = index.select(F(q)); const p = index.page(s, 'doporucene', (q.page - 1) * 20, 20); const b = performance.now(); mapView(index.columns, s, 500, null); const c2 = performance.now(); if (kind === 'catalog') index.facets(s); const d = performance.now() - a; ms.push(d); if (d > worst[0]) worst = [d, b - a, c2 - b, s.total, JSON.stringify(q)]; }
  ms.sort((x, y) => x - y); if (warm) console.log(kind, 'p50', ms[100].toFixed(3), 'p99', ms[198].toFixed(3), 'worst', worst.join(' '));
  } }
await pool.end();
