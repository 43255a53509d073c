import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { eventually } from '../../../test/platform.ts';
import { migrateQueueTables } from '../queue/index.ts';
import { GracefulShutdown } from '../http/index.ts';
import { Storage } from '../storage/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prostora-health-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a healthy process', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp({ STORAGE_DIR: path.join(folder, 'media') });
    await migrateQueueTables(server.database.url);
  });

  afterAll(() => server.close());

  it('returns ok from the liveness endpoint', async () => {
    const answer = await server.request({ url: '/api/health/live' });
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([200, 'ok']);
  });

  it('is ready when database, storage, queues and the catalogue answer', async () => {
    const ready = () => server.request({ url: '/api/health/ready' });
    await eventually('the first connections are open', async () => (await ready()).statusCode === 200);
    const answer = await ready();
    expect(answer.json()).toEqual({
      status: 'ok',
      checks: ['database', 'storage', 'queues', 'catalog'].map((name) => ({
        name,
        ok: true,
        detail: expect.stringMatching(/^\d+ ms$/u),
      })),
    });
    expect(answer.statusCode).toBe(200);
  });

  it('stays ready while the media folder is read-only, and reports it', async () => {
    const reason = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    const checkWritable = jest.spyOn(server.app.get(Storage), 'checkWritable').mockRejectedValue(reason);
    const answer = await server.request({ url: '/api/health/ready' });
    const metrics = await server.request({ url: '/api/metrics' });
    checkWritable.mockRestore();
    const { status, checks } = answer.json<{ status: string; checks: { name: string }[] }>();
    expect([answer.statusCode, status]).toEqual([200, 'ok']);
    expect(checks.find(({ name }) => name === 'storage')).toEqual({
      name: 'storage',
      ok: false,
      detail: 'EROFS',
    });
    expect(metrics.body).toContain('prostora_dependency_up{name="storage"} 0');
  });

  it('is not ready when the media folder cannot be read', async () => {
    const reason = Object.assign(new Error('ENOTDIR: not a directory'), { code: 'ENOTDIR' });
    const check = jest.spyOn(server.app.get(Storage), 'check').mockRejectedValue(reason);
    const answer = await server.request({ url: '/api/health/ready' });
    check.mockRestore();
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([503, 'unavailable']);
  });

  it('shows its metrics to this machine', async () => {
    const { statusCode, headers, body } = await server.request({ url: '/api/metrics' });
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(body).toContain('prostora_process_cpu_seconds_total');
    expect(body).toContain('prostora_queue_jobs{queue="images",state="failed"} 0');
  });

  it.each<[string, Record<string, string>]>([
    ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['with a token that is not configured', { authorization: 'Bearer guess' }],
  ])('shows no metrics %s', async (_name, headers) => {
    expect((await server.request({ url: '/api/metrics', headers })).statusCode).toBe(403);
  });

  it('shows no metrics to another machine', async () => {
    expect((await server.request({ url: '/api/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(
      403,
    );
  });

  it('is not ready once the shutdown has begun', async () => {
    await server.app.get(GracefulShutdown).onModuleDestroy();
    const answer = await server.request({ url: '/api/health/ready' });
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([503, 'leaving']);
  });
});

describe('with a token for metrics', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp({ STORAGE_DIR: path.join(folder, 'media'), METRICS_TOKEN: 'a-long-token' });
  });

  afterAll(() => server.close());

  it.each([
    [200, 'Bearer a-long-token'],
    [403, 'Bearer a-long-toke'],
    [403, undefined],
  ])('returns %i for the header %s', async (status, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    expect(
      (await server.request({ url: '/api/metrics', headers, remoteAddress: '203.0.113.9' })).statusCode,
    ).toBe(status);
  });
});

describe('in production without a token for metrics', () => {
  it('returns 403 for metrics', async () => {
    const server = await createTestApp({
      NODE_ENV: 'production',
      STORAGE_DIR: path.join(folder, 'media'),
      JWT_SECRET: 'b5d1f0a7c3e94f6fa2b8d7e6c1a09f34b5d1f0a7c3e9',
    });
    expect((await server.request({ url: '/api/metrics' })).statusCode).toBe(403);
    await server.close();
  });
});

describe('with a public address and without a token for metrics', () => {
  it('returns 403 for metrics to this machine', async () => {
    const server = await createTestApp({
      STORAGE_DIR: path.join(folder, 'media'),
      PUBLIC_URL: 'https://prostora.example',
    });
    expect((await server.request({ url: '/api/metrics' })).statusCode).toBe(403);
    await server.close();
  });
});

describe('a process whose Redis accepts and never responds', () => {
  let server: TestApp;
  let silent: Server;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    silent = createServer((socket) => {
      sockets.push(socket);
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    server = await createTestApp({
      STORAGE_DIR: path.join(folder, 'media'),
      REDIS_URL: `redis://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    });
  });

  afterAll(async () => {
    await server.close();
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });

  it('is not ready within three seconds, and stays alive', async () => {
    const started = Date.now();
    const answer = await server.request({ url: '/api/health/ready' });
    expect(Date.now() - started).toBeLessThan(3000);
    expect(answer.statusCode).toBe(503);
    expect(
      answer.json<{ checks: { name: string; ok: boolean }[] }>().checks.map(({ name, ok }) => [name, ok]),
    ).toEqual([
      ['database', true],
      ['redis', false],
      ['storage', true],
      ['queues', false],
      ['catalog', true],
    ]);
    expect((await server.request({ url: '/api/health/live' })).statusCode).toBe(200);
  });
});
