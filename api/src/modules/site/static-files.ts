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
const WORTH_COMPRESSING = 500;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const OPTIONS = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, gzip: { level: 9 } } as const;

export type Encoding = 'br' | 'gzip';
export type StaticAnswer = {
  body: Buffer;
  type: string;
  etag: string;
  encoding: Encoding | null;
  cacheControl: string;
};
type Loaded = { plain: Buffer; type: string; etag: string; encoded: Map<Encoding, Promise<Buffer>> };

/** Names with a content hash are immutable; others are revalidated, remote entries on every request. */
function cacheControlOf(address: string): string {
  if (/\/assets\/[^/]+-[\w-]{8}\.\w+$/u.test(address)) return 'public, max-age=31536000, immutable';
  return address.endsWith('.js') ? 'no-cache' : 'public, max-age=3600';
}

/** Best encoding accepted by the client. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  if (!accepted) return null;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/u.test(accepted)) return 'br';
  return acceptsGzip(accepted) ? 'gzip' : null;
}

export const acceptsGzip = (accepted: string | undefined): boolean =>
  accepted !== undefined && /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/u.test(accepted);

/**
 * Files of the web builds. Only files listed at start are served, so that no path can escape the folders;
 * contents and compressed forms are cached.
 */
export class StaticFiles {
  private readonly loaded = new Map<string, Promise<Loaded>>();

  private constructor(private readonly files: ReadonlyMap<string, string>) {}

  static async of(folders: readonly { prefix: string; folder: string }[]): Promise<StaticFiles> {
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

  async find(address: string, encoding: Encoding | null): Promise<StaticAnswer | null> {
    const file = this.files.get(address);
    if (!file) return null;
    const loaded = await this.load(address, file);
    const use =
      encoding && loaded.plain.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(loaded.type)
        ? encoding
        : null;
    return {
      body: use ? await encodedBody(loaded, use) : loaded.plain,
      type: loaded.type,
      etag: use ? `${loaded.etag.slice(0, -1)}-${use}"` : loaded.etag,
      encoding: use,
      cacheControl: cacheControlOf(address),
    };
  }

  private load(address: string, file: string): Promise<Loaded> {
    let loaded = this.loaded.get(address);
    if (!loaded) {
      loaded = readFile(file).then((plain) => ({
        plain,
        type: TYPES[path.extname(file)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        encoded: new Map(),
      }));
      loaded.catch(() => this.loaded.delete(address));
      this.loaded.set(address, loaded);
    }
    return loaded;
  }
}

function encodedBody(loaded: Loaded, encoding: Encoding): Promise<Buffer> {
  let body = loaded.encoded.get(encoding);
  if (!body) {
    body =
      encoding === 'br' ? compress.br(loaded.plain, OPTIONS.br) : compress.gzip(loaded.plain, OPTIONS.gzip);
    loaded.encoded.set(encoding, body);
  }
  return body;
}
