import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { parse } from 'yaml';
import { freePort } from '../postgres/launcher.ts';
import { seededCopy, startProduct, type Product } from '../testing/product.ts';

/** Metrics used in deploy/ are exported by the processes; an alert on a missing metric never fires. */
const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

type Alert = {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
};
type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
};

const alerts = (
  parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Alert[] }[] }
).groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('deploy/grafana/prostora.json')) as {
  schemaVersion: number;
  panels: Panel[];
};
const expressions = [
  ...alerts.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`the panel ${title}`, expr] as const),
  ),
];

let product: Product;
let metrics: { api: string; worker: string };
let workerUrl: string;

beforeAll(async () => {
  // Seeding takes long on a machine that has not done it yet, and a port that was free may be taken by then.
  await (await seededCopy()).drop();
  workerUrl = `http://127.0.0.1:${await freePort()}`;
  product = await startProduct({ env: { WORKER_PORT: new URL(workerUrl).port } });
  const [api = '', worker = ''] = await Promise.all(
    [product.url, workerUrl].map(async (url) => (await fetch(`${url}/api/metrics`)).text()),
  );
  metrics = { api, worker };
}, 180_000);
afterAll(() => product.stop(), 60_000);

/** Names of metrics in an expression, with the labels their selectors name. */
function asked(expression: string): { name: string; labels: string[] }[] {
  return [...expression.matchAll(/\b(prostora_\w+)(?:\{([^}]*)\})?/gu)].map(
    ([, name = '', selector = '']) => ({
      name,
      labels: [...selector.matchAll(/(\w+)\s*[=!]/gu)].map(([, label = '']) => label),
    }),
  );
}

/** A histogram has its parts under names of their own. */
const listProcessTree = (name: string, text: string): string => {
  const family = name.replace(/_(?:bucket|sum|count)$/u, '');
  return new RegExp(`^# TYPE ${family} (?:histogram|summary)$`, 'mu').test(text) ? family : name;
};

describe('deploy/prometheus and deploy/grafana', () => {
  it('contain at least the expected number of expressions', () => {
    expect(alerts.length).toBeGreaterThan(20);
    expect(dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
      'Traffic',
      'Latency',
      'Errors',
      'Booking',
      'Queues',
      'Mails',
      'Database',
      'Index of the catalogue',
      'Process',
    ]);
  });

  it.each(expressions)('%s uses only exported metrics and labels', (_where, expression) => {
    const all = `${metrics.api}\n${metrics.worker}`;
    for (const { name, labels } of asked(expression)) {
      expect(all).toContain(`# TYPE ${listProcessTree(name, all)} `);
      const series = all.split('\n').find((line) => line.startsWith(`${name}{`));
      for (const label of labels) if (series) expect(series).toContain(`${label}="`);
    }
  });

  it('place dashboard panels without overlap', () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_none, n) => `${x + (n % w)}:${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  it.each(alerts.map((alert) => [alert.alert, alert] as const))(
    '%s says how serious it is, after how long, and leads to a chapter of the runbook',
    (_name, { labels, annotations, ...alert }) => {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(alert.for).toMatch(/^\d+m$/u);
      const [file = '', anchor] = annotations.runbook_url.split('#');
      expect(existsSync(path.join(root, file))).toBe(true);
      const anchors = [...read(file).matchAll(/^#{2,4} (.+)$/gmu)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w\s-]/gu, '')
          .replaceAll(' ', '-'),
      );
      expect(anchors).toContain(anchor);
    },
  );

  it('send Prometheus to the ports where the processes of docker-compose.yml listen', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>;
    };
    const { scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yml')) as {
      scrape_configs: { metrics_path: string; dns_sd_configs: { names: string[]; port: number }[] }[];
    };
    const asked = jobs
      .flatMap(({ dns_sd_configs }) => dns_sd_configs)
      .map(({ names: [name = ''], port }) => [name, String(port)]);
    expect(asked).toEqual([
      ['api', services['api']?.environment?.['PORT']],
      ['worker', services['worker']?.environment?.['WORKER_PORT']],
    ]);
    expect(jobs.every(({ metrics_path }) => metrics_path === '/api/metrics')).toBe(true);
  });
});

describe('the worker', () => {
  it('reports liveness and readiness on the configured port', async () => {
    expect((await fetch(`${workerUrl}/api/health/live`)).status).toBe(200);
    const ready = await fetch(`${workerUrl}/api/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    expect((await fetch(`${workerUrl}/api/admin/users`)).status).toBe(404);
  });

  it('is not ready while an event has waited for more than 60 seconds', async () => {
    const readChecks = async (): Promise<[number, object[]]> => {
      const ready = await fetch(`${workerUrl}/api/health/ready`);
      const { checks } = (await ready.json()) as { checks: object[] };
      return [ready.status, checks];
    };
    const client = new Client({ connectionString: product.database.url });
    await client.connect();
    await client.query(
      `insert into outbox_event (name, payload, created_at) values ('a.future-event', '{}', now() - interval '61 seconds')`,
    );
    const [status, checks] = await readChecks();
    const shown = await (await fetch(`${workerUrl}/api/metrics`)).text();
    await client.query(`delete from outbox_event where name = 'a.future-event'`);
    await client.end();
    expect(status).toBe(503);
    expect(checks).toContainEqual({ name: 'outbox', ok: false, detail: 'STALLED' });
    expect(checks).toContainEqual({ name: 'heartbeat', ok: true, detail: expect.any(String) });
    expect(Number(/^prostora_outbox_oldest_seconds (\S+)/mu.exec(shown)?.[1])).toBeGreaterThan(60);
    expect((await readChecks())[0]).toBe(200);
  });

  it('exports the age of the heartbeat of each loop', () => {
    const loops = [...metrics.worker.matchAll(/^prostora_worker_heartbeat_age_seconds\{loop="(\w+)"\}/gmu)];
    expect(new Set(loops.map(([, loop]) => loop))).toEqual(
      new Set(['relay', 'events', 'emails', 'images', 'calendars', 'maintenance']),
    );
    expect(metrics.api).not.toContain('prostora_worker_heartbeat_age_seconds{');
  });

  it('has no catalogue metrics and hides its metrics from proxied requests', async () => {
    expect(metrics.worker).not.toContain('prostora_catalog_index_ready');
    expect(
      (await fetch(`${workerUrl}/api/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status,
    ).toBe(403);
  });
});
