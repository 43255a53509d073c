import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { envExample } from '../../api/src/platform/config/config.schema.ts';
import { parseConfig } from '../../api/src/platform/config/parse-config.ts';
import { apiFlags, workerFlags } from '../processes/places.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

type Service = {
  build?: string;
  image?: string;
  command?: string | string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[] | Record<string, unknown>;
  deploy?: { replicas: number };
  healthcheck?: object;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
};

const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, service]) => service.build !== undefined);

/** `${NAME:-default}` and `${NAME:?message}` as Compose would fill them in, with a long random value for what must be given. */
const filled = (text: string): string =>
  text
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'b5d1f0a7c3e94f6fa2b8d7e6c1a09f34b5d1f0a7c3e9');

describe('docker-compose.yml', () => {
  it('describes two APIs and two workers behind a proxy, with database, queue, storage and mail', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['postgres', 'redis', 's3', 'mail', 'api', 'worker', 'proxy']),
    );
    expect(compose.services['api']?.deploy?.replicas).toBe(2);
    expect(compose.services['worker']?.deploy?.replicas).toBe(2);
  });

  it.each(ours)(
    'gives %s only variables the configuration knows, with values it accepts in production',
    (_name, service) => {
      const known = new Set(
        [...envExample().matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
      );
      const environment = service.environment ?? {};
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      const config = parseConfig(
        Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)])),
      );
      expect(config.NODE_ENV).toBe('production');
      expect(config.REDIS_URL).toBeDefined();
      expect(config.S3_BUCKET).toBeDefined();
    },
  );

  it.each(ours)('starts %s with an entry point that exists', (_name, service) => {
    const scripts = [
      ...[service.command ?? []]
        .flat()
        .join(' ')
        .matchAll(/api\/dist\/(?:src\/)?(\w+)\.js/g),
    ].map(([, name]) => `api/src/${name}.ts`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('names hosts in addresses that are services', () => {
    const hosts = ours
      .flatMap(([, service]) => Object.values(service.environment ?? {}))
      .map(filled)
      .filter((value) => /^[a-z0-9]+:\/\//.test(value))
      .map((value) => new URL(value).hostname)
      .filter((host) => host !== 'localhost');
    expect(hosts.filter((host) => !(host in compose.services))).toEqual([]);
  });

  it.each(services)('refers in %s to services, volumes, networks and files that exist', (_name, service) => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty([other]);
      if (condition === 'service_healthy') expect(compose.services[other]).toHaveProperty('healthcheck');
    }
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(path.join(root, source))).toBe(true);
      else expect(compose.volumes).toHaveProperty([source]);
    }
    const networks = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {});
    for (const network of networks) expect(compose.networks).toHaveProperty([network]);
    expect(service.image).toBeDefined();
  });

  it('sends the proxy to the port of the API, and trusts exactly that proxy', () => {
    const environment = compose.services['api']?.environment ?? {};
    expect(read('deploy/nginx.conf')).toContain(`server api:${environment['PORT']} `);
    expect(JSON.stringify(compose.services['proxy']?.networks)).toContain(environment['TRUST_PROXY']);
  });
});

describe('a deployment', () => {
  const images = [
    ...services
      .filter(([, service]) => service.build === undefined)
      .map(([, service]) => service.image ?? ''),
    ...[...read('Dockerfile').matchAll(/^FROM (\S+)/gmu)].map(([, image]) => image ?? ''),
  ];

  it.each([...new Set(images)])('pins the whole version and the digest of %s', (image) => {
    expect(image).toMatch(/:v?\d+\.\d+(?:\.\d+)?(?:-[a-z0-9-]+)?@sha256:[0-9a-f]{64}$/u);
  });

  it('starts without demo accounts', () => {
    expect(read('docker-compose.yml')).not.toContain('--demo');
    expect(read('Dockerfile')).not.toContain('--demo');
  });

  it.each([
    ['api', apiFlags],
    ['worker', workerFlags],
  ])('runs the %s with the flags it is measured with', (name, flags) => {
    expect(compose.services[name]?.command).toEqual(expect.arrayContaining([...flags]));
  });
});

describe('the image', () => {
  it('copies only what exists or is built', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources]) => sources?.split(' ') ?? [],
    );
    expect(copied.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
  });
});

describe('the examples for nginx', () => {
  it('limit connections of one client, and resolve names of the upstream only where Compose names them', () => {
    expect(read('deploy/nginx-site.conf')).toMatch(
      /limit_conn_zone \$binary_remote_addr[\s\S]+limit_conn clients \d+;/u,
    );
    expect(read('deploy/nginx-host.conf')).not.toMatch(/\bresolve\b/u);
    for (const file of ['deploy/nginx.conf', 'deploy/nginx-host.conf'])
      expect(read(file)).toContain('include nginx-site.conf;');
    expect(JSON.stringify(compose.services['proxy']?.volumes)).toContain('/etc/nginx/nginx-site.conf');
  });
});
