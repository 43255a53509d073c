import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agent, request } from 'node:http';
import { MikroORM } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/platform.ts';
import { Factories, TEST_PASSWORD } from '../../../test/factories/factories.ts';
import { AppModule } from '../../app.module.ts';
import { createLogger } from '../logging/log.ts';
import { Metrics } from '../metrics/metrics.ts';
import { createApp } from './index.ts';

type Line = {
  msg: string;
  request_id?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  user_id?: number;
};

let database: TestDatabase;
let app: NestFastifyApplication;
let base: string;
let userId: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const lines: Line[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ LOG_LEVEL: 'debug' });
  const logger = createLogger(database.config, {
    stream: {
      write: (line) => {
        lines.push(JSON.parse(line) as Line);
      },
    },
  });
  app = await createApp(AppModule.forRoot(database.config, logger), database.config, logger);
  await app.listen(0, '127.0.0.1');
  base = await app.getUrl();
  const user = await new Factories(app.get<MikroORM>(MikroORM)).user({ email: 'jana@prostora.test' });
  userId = user.id;
}, 60_000);
afterAll(async () => {
  agent.destroy();
  await app.close();
  await database.drop();
});

/** One connection, so that state left by a request would be seen by the next. */
const call = (
  method: string,
  path: string,
  id: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const text = body ? JSON.stringify(body) : '';
    const headers = {
      'x-request-id': id,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    request(`${base}${path}`, { method, agent, headers }, (response) => {
      let answer = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => {
          answer += part;
        })
        .on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: answer });
        });
    })
      .on('error', reject)
      .end(text);
  });

const accessLines = (id: string): Line[] =>
  lines.filter(({ msg, request_id }) => msg === 'request' && request_id === id);
const waitForLogs = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

describe('access log of Traffic', () => {
  it('logs the route pattern, user and status, but neither URL nor body', async () => {
    const { token } = JSON.parse(
      (
        await call('POST', '/api/auth/login', 'login-0001', {
          body: { username: 'jana@prostora.test', password: TEST_PASSWORD },
        })
      ).text,
    ) as { token: string };
    await call(
      'GET',
      '/api/reservations/12/some-secret/rezervace.ics?email=jana%40prostora.test',
      'secret-0001',
      { token },
    );
    await waitForLogs();
    expect(accessLines('login-0001')).toEqual([
      expect.objectContaining({
        method: 'POST',
        route: '/api/auth/login',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    const [line, ...others] = accessLines('secret-0001');
    expect([line?.user_id, line?.route, others]).toEqual([
      userId,
      '/api/reservations/:id/:token/rezervace.ics',
      [],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/some-secret|jana@prostora|jana%40/u);
  });

  it('adds the request id to every log line of a request', async () => {
    await call('POST', '/api/auth/login', 'wrong-0001', {
      body: { username: 'jana@prostora.test', password: 'Nespravne1' },
    });
    await waitForLogs();
    expect(lines.filter(({ request_id }) => request_id === 'wrong-0001').map(({ msg }) => msg)).toEqual([
      'a login failed',
      'request',
    ]);
  });

  it('keeps requests of one connection apart', async () => {
    for (const n of [1, 2, 3]) await call('GET', '/api/site', `inner-000${n}`);
    await waitForLogs();
    expect([1, 2, 3].map((n) => accessLines(`inner-000${n}`).length)).toEqual([1, 1, 1]);
  });

  it('uses one label for all unknown routes', async () => {
    await call('GET', '/api/no-such-thing/1', 'unknown-001');
    await waitForLogs();
    expect(accessLines('unknown-001')).toEqual([expect.objectContaining({ status: 404 })]);
    expect(await app.get(Metrics).registry.metrics()).not.toContain('no-such-thing');
  });
});

describe('metrics of requests', () => {
  it('counts requests by route, method and status', async () => {
    await call('GET', '/api/health/live', 'probe-0001');
    await waitForLogs();
    const shown = await app.get(Metrics).registry.metrics();
    expect(shown).toMatch(
      /prostora_http_requests_total\{route="\/api\/health\/live",method="GET",status="200"\} \d/u,
    );
    expect(shown).toMatch(
      /prostora_http_request_seconds_count\{route="\/api\/auth\/login",method="POST"\} \d/u,
    );
    expect(shown).toContain('prostora_http_requests_in_flight 0');
    expect(shown).toContain('prostora_logins_total{outcome="failed"} 1');
  });

  it('counts an aborted request as 499', async () => {
    const containsMetric = async (text: string): Promise<boolean> =>
      (await app.get(Metrics).registry.metrics()).includes(text);
    const leaving = request(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    }).on('error', () => undefined);
    leaving.write('{');
    await eventually('the request is in flight', () => containsMetric('prostora_http_requests_in_flight 1'));
    leaving.destroy();
    await eventually('the visitor is counted', () =>
      containsMetric('prostora_http_requests_total{route="/api/auth/login",method="POST",status="499"} 1'),
    );
    expect(await containsMetric('prostora_http_requests_in_flight 0')).toBe(true);
  });

  it('exports connection pools and statement timeouts', async () => {
    const orm = app.get<MikroORM>(MikroORM);
    await expect(
      orm.em.fork().execute("set local statement_timeout = '20ms'; select pg_sleep(1)"),
    ).rejects.toThrow();
    const shown = await app.get(Metrics).registry.metrics();
    for (const pool of ['orm', 'sql', 'cursor'])
      expect(shown).toContain(`prostora_db_pool_connections{pool="${pool}",state="waiting"} 0`);
    expect(shown).toContain('prostora_db_statement_timeouts_total{pool="orm"} 1');
    expect(shown).toContain('prostora_dependency_up{name="database"} 1');
  });
});
