import sharp, { type Metadata } from 'sharp';
import { createHash } from 'node:crypto';
import { DomainError, fieldError } from '../../platform/errors/index.ts';
import { decodingBytes, IMAGE_LIMITS } from './image-limits.ts';
import { PANORAMA, type ImageProfile } from './image-profile.ts';

/** An upload whose content passed inspection. */
export type InspectedImage = { readonly body: Buffer; readonly type: string; readonly contentHash: string };

const SIGNATURES: readonly {
  type: string;
  formats: readonly string[];
  matches: (bytes: Buffer) => boolean;
}[] = [
  { type: 'image/jpeg', formats: ['jpeg'], matches: (bytes) => bytes.readUIntBE(0, 3) === 0xff_d8_ff },
  {
    type: 'image/png',
    formats: ['png'],
    matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  {
    type: 'image/webp',
    formats: ['webp'],
    matches: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  {
    type: 'image/avif',
    formats: ['heif', 'avif'],
    matches: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
  },
];

sharp.cache(false);
sharp.concurrency(1);

type UnsupportedReason =
  | 'photoUnsupported'
  | 'photoEmpty'
  | 'photoAnimated'
  | 'photoShape'
  | 'panoramaShape'
  | 'panoramaSmall';
type TooLargeReason = 'photoTooBig' | 'photoTooManyPixels' | 'photoTooDemanding';

const createUnsupportedError = (reason: UnsupportedReason = 'photoUnsupported'): DomainError =>
  new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA', { fields: { file: fieldError(reason) } });

/** The image exceeds a limit in bytes, pixels or decoding memory. */
export const createTooLargeError = (reason: TooLargeReason = 'photoTooBig'): DomainError =>
  new DomainError('too-large', 'PAYLOAD_TOO_LARGE', { fields: { file: fieldError(reason) } });

const INITIAL_BUFFER_BYTES = 2 * 1024 * 1024;

/**
 * Reads an upload into one buffer and aborts once it exceeds the limit. Chunks are copied at once, so that
 * none stays in memory.
 */
export async function readUpload(upload: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let body = Buffer.allocUnsafeSlow(INITIAL_BUFFER_BYTES);
  let size = 0;
  for await (const chunk of upload) {
    if (size + chunk.byteLength > IMAGE_LIMITS.bytes) throw createTooLargeError();
    if (size + chunk.byteLength > body.byteLength) body = growBuffer(body, size + chunk.byteLength);
    body.set(chunk, size);
    size += chunk.byteLength;
  }
  return body.subarray(0, size);
}

function growBuffer(body: Buffer, needed: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafeSlow(Math.min(IMAGE_LIMITS.bytes, Math.max(needed, 2 * body.byteLength)));
  larger.set(body);
  return larger;
}

/**
 * Inspects the bytes only, never a name or declared type: first the signature, then the header as seen by the
 * decoder.
 */
export async function inspectImage(body: Buffer, profile: ImageProfile = 'photo'): Promise<InspectedImage> {
  if (body.byteLength === 0) throw createUnsupportedError('photoEmpty');
  if (body.byteLength > IMAGE_LIMITS.bytes) throw createTooLargeError();
  const signature = body.byteLength < 16 ? undefined : SIGNATURES.find(({ matches }) => matches(body));
  if (!signature) throw createUnsupportedError();
  const metadata = await readMetadata(body);
  if (!signature.formats.includes(metadata.format)) throw createUnsupportedError();
  if (isAnimated(body, metadata)) throw createUnsupportedError('photoAnimated');
  assertFitsLimits(metadata);
  if (profile === 'panorama') assertPanorama(metadata);
  return { body, type: signature.type, contentHash: createHash('sha256').update(body).digest('hex') };
}

async function readMetadata(body: Buffer): Promise<Metadata> {
  try {
    // Reads the header without decoding, to distinguish a too large image from a broken one.
    return await sharp(body, { limitInputPixels: false }).metadata();
  } catch {
    throw createUnsupportedError();
  }
}

function assertFitsLimits(metadata: Metadata): void {
  const { width, height } = metadata;
  if (width * height > IMAGE_LIMITS.pixels) throw createTooLargeError('photoTooManyPixels');
  if (Math.max(width, height) > IMAGE_LIMITS.aspect * Math.min(width, height))
    throw createUnsupportedError('photoShape');
  if (decodingBytes(metadata) > IMAGE_LIMITS.decodingBytes) throw createTooLargeError('photoTooDemanding');
}

/** Checks aspect ratio and width of a panorama, after EXIF rotation. */
function assertPanorama({ autoOrient: { width, height } }: Metadata): void {
  if (Math.abs(width / height / PANORAMA.aspect - 1) > PANORAMA.tolerance)
    throw createUnsupportedError('panoramaShape');
  if (width < PANORAMA.minWidth) throw createUnsupportedError('panoramaSmall');
}

const isAnimated = (body: Buffer, { pages, format }: Metadata): boolean =>
  (pages ?? 1) > 1 || (format === 'png' && isAnimatedPng(body));

/** The acTL chunk precedes the first IDAT chunk, after any number of other chunks. */
function isAnimatedPng(body: Buffer): boolean {
  for (let at = 8; at + 8 <= body.byteLength;) {
    const signature = body.toString('latin1', at + 4, at + 8);
    if (signature === 'acTL') return true;
    if (signature === 'IDAT') return false;
    at += 12 + body.readUInt32BE(at);
  }
  return false;
}
