import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP } from './browser.ts';
import { startTestApp } from './test-app.ts';

/** A map server: a style with a raster source, a GeoJSON source and a PMTiles archive. */
let server: Server | null = null;
let origin = '';
let requested: string[] = [];
let isStyleAvailable = true;

const app = startTestApp({ env: startMapServer });
beforeEach(() => {
  requested = [];
  isStyleAvailable = true;
});
afterAll(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A square PNG of one colour. */
function makePng(size: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const crc = (bytes: Buffer): number => {
    let value = 0xffffffff;
    for (const byte of bytes) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
    }
    return (value ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, Buffer.from([red, green, blue]))]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PMTiles archive (version 3, uncompressed) with one PNG tile of the whole world. */
function makeArchive(tile: Buffer): Buffer {
  const varint = (value: number): number[] =>
    value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
  /** One entry: id 0, run 1, length of the tile, offset 0 (stored plus one). */
  const root = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
  const metadata = Buffer.from('{"attribution":"© Archiv map"}');
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const metadataAt = 127 + root.length;
  const leavesAt = metadataAt + metadata.length;
  [127, root.length, metadataAt, metadata.length, leavesAt, 0, leavesAt, tile.length, 1, 1, 1].forEach(
    (value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index),
  );
  /** Clustered; directories and tiles without compression; PNG; zoom 0 to 0. */
  header.set([1, 1, 1, 2, 0, 0], 96);
  [-1_800_000_000, -850_000_000, 1_800_000_000, 850_000_000].forEach((value, index) =>
    header.writeInt32LE(value, 102 + 4 * index),
  );
  return Buffer.concat([header, root, metadata, tile]);
}

const TILE = makePng(256, [0xda, 0xe6, 0xd2]);
const ARCHIVE = makeArchive(makePng(256, [0xc3, 0xd8, 0xe3]));

const buildStyle = () => ({
  version: 8,
  sources: {
    archive: { type: 'raster', url: `pmtiles://${origin}/world.pmtiles`, tileSize: 256 },
    raster: {
      type: 'raster',
      tiles: [`${origin}/tiles/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: '© Mapový server',
    },
    places: { type: 'geojson', data: `${origin}/places.geojson` },
  },
  layers: [
    { id: 'archive', type: 'raster', source: 'archive' },
    { id: 'raster', type: 'raster', source: 'raster', paint: { 'raster-opacity': 0.6 } },
    { id: 'places', type: 'circle', source: 'places' },
  ],
});

function sendArchive(request: IncomingMessage, response: ServerResponse): void {
  const [from = 0, to = ARCHIVE.length - 1] = (/\d+-\d+/u.exec(request.headers.range ?? '')?.[0] ?? '')
    .split('-')
    .filter(Boolean)
    .map(Number);
  const part = ARCHIVE.subarray(from, to + 1);
  response
    .writeHead(206, { 'content-range': `bytes ${from}-${from + part.length - 1}/${ARCHIVE.length}` })
    .end(part);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  requested.push(path);
  response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'range');
  if (path === '/style.json' && isStyleAvailable) response.end(JSON.stringify(buildStyle()));
  else if (path === '/world.pmtiles') sendArchive(request, response);
  else if (path === '/places.geojson') response.end('{"type":"FeatureCollection","features":[]}');
  else if (path.startsWith('/tiles/')) response.setHeader('content-type', 'image/png').end(TILE);
  else response.writeHead(404).end();
}

async function startMapServer(): Promise<Record<string, string>> {
  const started = createServer(answer);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  server = started;
  origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  return { MAP_STYLE_URL: `${origin}/style.json` };
}

const findMap = (page: Page) => page.getByRole('complementary', { name: 'Mapa prostorů' });
/** Waits until the map is rendered with items. */
async function waitForMap(page: Page): Promise<void> {
  await findMap(page).getByRole('button', { name: 'Oddálit' }).waitFor({ timeout: 30_000 });
  await findMap(page).locator('.maplibregl-marker').first().waitFor();
}

it('draws the configured style with its tiles, archive and attribution', async () => {
  const { page, complaints } = await app.open('/', { viewport: DESKTOP });
  await waitForMap(page);
  await findMap(page).getByText('© Mapový server').waitFor();
  const hasAll = (): boolean =>
    ['/style.json', '/world.pmtiles', '/places.geojson'].every((path) => requested.includes(path)) &&
    requested.some((path) => path.startsWith('/tiles/'));
  for (let round = 0; round < 100 && !hasAll(); round++) await page.waitForTimeout(100);
  expect([hasAll(), complaints]).toEqual([true, []]);
});

it('draws the outline when the style is not available', async () => {
  isStyleAvailable = false;
  const { page } = await app.open('/', { viewport: DESKTOP });
  await waitForMap(page);
  await findMap(page).getByText('OpenStreetMap').waitFor();
  expect(requested).toEqual(['/style.json']);
});
