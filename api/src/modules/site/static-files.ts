import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.pbf': 'application/x-protobuf',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|geo\+json|manifest\+json|x-protobuf)|image\/svg)/u;
const MIN_COMPRESSED_BYTES = 500;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const COMPRESSION_OPTIONS = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
  gzip: { level: 9 },
} as const;

export type Encoding = 'br' | 'gzip';
export type StaticFileResponse = {
  body: Buffer;
  type: string;
  etag: string;
  encoding: Encoding | null;
  cacheControl: string;
};
type LoadedFile = { plain: Buffer; type: string; etag: string };

/** Compressed bodies by their ETag: an application that starts again in the same process does not compress them again. */
const encodedBodies = new Map<string, Promise<Buffer>>();

/** Names with a content hash are immutable; others are revalidated, remote entries on every request. */
function getCacheControl(urlPath: string): string {
  if (/\/assets\/[^/]+-[\w-]{8}\.\w+$/u.test(urlPath)) return 'public, max-age=31536000, immutable';
  return urlPath.endsWith('.js') ? 'no-cache' : 'public, max-age=3600';
}

/** Best encoding accepted by the client. */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/u.test(acceptEncoding)) return 'br';
  return acceptsGzip(acceptEncoding) ? 'gzip' : null;
}

export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  acceptEncoding !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/u.test(acceptEncoding);

/**
 * Files of the web builds. Only files listed at start are served, so that no path can escape the folders;
 * contents and compressed forms are cached.
 */
export class StaticFiles {
  private readonly loaded = new Map<string, Promise<LoadedFile>>();

  private constructor(private readonly files: ReadonlyMap<string, string>) {}

  static async scan(folders: readonly { prefix: string; folder: string }[]): Promise<StaticFiles> {
    const files = new Map<string, string>();
    for (const { prefix, folder } of folders) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const file = path.join(entry.parentPath, entry.name);
        const relative = path.relative(folder, file).split(path.sep).join('/');
        if (entry.isFile() && !relative.startsWith('.') && relative !== 'index.html')
          files.set(prefix + relative, file);
      }
    }
    return new StaticFiles(files);
  }

  async find(urlPath: string, encoding: Encoding | null): Promise<StaticFileResponse | null> {
    const file = this.files.get(urlPath);
    if (!file) return null;
    const loaded = await this.load(urlPath, file);
    const usedEncoding =
      encoding && loaded.plain.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(loaded.type)
        ? encoding
        : null;
    const etag = usedEncoding ? `${loaded.etag.slice(0, -1)}-${usedEncoding}"` : loaded.etag;
    return {
      body: usedEncoding ? await getEncodedBody(loaded.plain, etag, usedEncoding) : loaded.plain,
      type: loaded.type,
      etag,
      encoding: usedEncoding,
      cacheControl: getCacheControl(urlPath),
    };
  }

  private load(urlPath: string, file: string): Promise<LoadedFile> {
    let loaded = this.loaded.get(urlPath);
    if (!loaded) {
      loaded = readFile(file).then((plain) => ({
        plain,
        type: TYPES[path.extname(file)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      }));
      loaded.catch(() => this.loaded.delete(urlPath));
      this.loaded.set(urlPath, loaded);
    }
    return loaded;
  }
}

function getEncodedBody(plain: Buffer, etag: string, encoding: Encoding): Promise<Buffer> {
  let body = encodedBodies.get(etag);
  if (!body) {
    body =
      encoding === 'br'
        ? compress.br(plain, COMPRESSION_OPTIONS.br)
        : compress.gzip(plain, COMPRESSION_OPTIONS.gzip);
    encodedBodies.set(etag, body);
  }
  return body;
}
