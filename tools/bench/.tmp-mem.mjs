import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startServer, stopAll, residentMb } from './contenders.mjs';
import { ADAPTERS, mix } from './workload.mjs';
const url = readFileSync('/tmp/pg.out', 'utf8').trim().replace(/\/postgres$/, '/bench_product');
const env = { NODE_ENV: 'production', DATABASE_URL: url, JWT_SECRET: 'x7'.repeat(20), RATE_LIMITS: 'off', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: '4180', STORAGE_DIR: '/tmp/benchmedia' };
const { child } = await startServer('api', [...(process.env.FLAGS ? process.env.FLAGS.split(' ') : []), 'api/dist/src/main.js'], { url: 'http://127.0.0.1:4180', readyPath: '/api/catalog/new/', env });
const metrics = async () => { const t = await (await fetch('http://127.0.0.1:4180/api/metrics')).text(); const g = (n) => Math.round(+(new RegExp(`^prostora_${n} (\\S+)`, 'm').exec(t)?.[1] ?? 0) / 1e6); console.log('rss', residentMb(child.pid).toFixed(0), 'heapTotal', g('nodejs_heap_size_total_bytes'), 'used', g('nodejs_heap_size_used_bytes'), 'ext', g('nodejs_external_memory_bytes')); for (const m of t.matchAll(/^prostora_nodejs_heap_space_size_(total|used)_bytes\{space="(\w+)"\} (\S+)/gm)) if (+m[3] > 5e6) console.log('   ', m[1], m[2], Math.round(+m[3] / 1e6)); };
await metrics();
for (const kind of ['filter', 'catalog', 'text2', 'landing']) {
  const r = await new Promise((ok, no) => autocannon({ url: 'http://127.0.0.1:4180', connections: 10, duration: 6, requests: mix(kind).map((q) => ({ method: 'GET', path: ADAPTERS.product({ ...q, page: 1 }) })) }, (e, r) => e ? no(e) : ok(r)));
  console.log(kind, r.requests.average); await metrics();
}
await stopAll();
