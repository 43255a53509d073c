import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../../platform/logging/log.ts';
import { LocationTree, type LocationNode } from './location-tree.ts';
import type { LocationsService } from './locations.service.ts';
import { MapyPlaceSearchAdapter } from './mapy-place-search.adapter.ts';
import { PlaceSearch, type FoundPlace } from './place-search.ts';

const region: LocationNode = {
  id: 2,
  slug: 'jihomoravsky',
  name: 'Jihomoravský kraj',
  kind: 'region',
  parentId: null,
  locative: null,
  lat: 49,
  lng: 16,
  bbox: null,
  population: null,
};
const praha: LocationNode = { ...region, id: 3, slug: 'praha', name: 'Praha' };
const locations = { getTree: () => Promise.resolve(new LocationTree([region, praha])) } as LocationsService;
const builtInPlace: FoundPlace = {
  label: 'Brno',
  detail: 'odjinud',
  lat: 49,
  lng: 16,
  kind: 'town',
  region: null,
};

class BuiltInPlaceSearch extends PlaceSearch {
  search(): Promise<FoundPlace[]> {
    return Promise.resolve([builtInPlace]);
  }
}

const ITEMS = [
  {
    name: 'Dlouhá 4',
    label: 'Adresa',
    position: { lon: 16.61, lat: 49.19 },
    type: 'regional.address',
    location: 'Brno, Česko',
    regionalStructure: [
      { name: 'Brno', type: 'regional.municipality' },
      { name: 'Jihomoravský kraj', type: 'regional.region' },
    ],
  },
  {
    name: 'Praha',
    label: 'Město',
    position: { lon: 14.42, lat: 50.08 },
    type: 'regional.municipality',
    location: 'Česko',
    regionalStructure: [{ name: 'Hlavní město Praha', type: 'regional.region' }],
  },
  { name: 'Bez místa', type: 'poi', location: 'nikde' },
  { name: 'Hrad', position: { lon: 1, lat: 2 }, type: 'poi' },
];

describe('MapyPlaceSearchAdapter', () => {
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  let requests: IncomingMessage[] = [];
  const warnings: unknown[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(request, response);
  });
  let search: MapyPlaceSearchAdapter;

  const respondJson =
    (status: number, body: unknown) =>
    (_request: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
    search = new MapyPlaceSearchAdapter({ url, key: 'the-key' }, new BuiltInPlaceSearch(), locations, {
      warn: (entry: unknown) => {
        warnings.push(entry);
      },
    } as unknown as Log);
  });
  beforeEach(() => {
    requests = [];
    warnings.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('requests Czech suggestions with the key in a header, never in the URL', async () => {
    respond = respondJson(200, { items: ITEMS });
    await search.search(' dlouhá ', 8);
    expect(requests[0]?.url).toBe('/v1/suggest?query=dlouh%C3%A1&lang=cs&limit=8&locality=cz');
    expect(requests[0]?.headers['x-mapy-api-key']).toBe('the-key');
  });

  it('returns places and addresses with regions, skipping items without a position', async () => {
    respond = respondJson(200, { items: ITEMS });
    expect(await search.search('dlouhá', 8)).toEqual([
      {
        label: 'Dlouhá 4',
        detail: 'Brno, Česko',
        lat: 49.19,
        lng: 16.61,
        kind: 'address',
        region: 'jihomoravsky',
      },
      { label: 'Praha', detail: 'Česko', lat: 50.08, lng: 14.42, kind: 'town', region: 'praha' },
      { label: 'Hrad', detail: '', lat: 2, lng: 1, kind: 'poi', region: null },
    ]);
  });

  it.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
    ['rejects the key', respondJson(401, { error: 'x' })],
    ['is overloaded', respondJson(429, {})],
    ['is broken', respondJson(500, {})],
    ['returns another shape', respondJson(200, { results: [] })],
    [
      'returns no JSON',
      (_request, response) => {
        response.end('<html>');
      },
    ],
    [
      'closes the connection',
      (request) => {
        request.socket.destroy();
      },
    ],
    [
      'redirects elsewhere',
      (_request, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      },
    ],
  ])('falls back to built-in places when the service %s', async (_name, answer) => {
    respond = answer;
    expect(await search.search('brno', 8)).toEqual([builtInPlace]);
    expect(warnings).toHaveLength(1);
  });

  it('times out after three seconds', async () => {
    respond = () => undefined;
    const start = performance.now();
    expect(await search.search('brno', 8)).toEqual([builtInPlace]);
    expect(performance.now() - start).toBeLessThan(4000);
  });

  it('sends no request for an empty query', async () => {
    respond = respondJson(200, { items: ITEMS });
    expect(await search.search('  ', 8)).toEqual([]);
    expect(requests).toHaveLength(0);
  });
});
