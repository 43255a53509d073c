import sharp, { type Metadata } from 'sharp';
import { createHash } from 'node:crypto';
import { DomainError } from '../../platform/errors/index.ts';

/** What a photograph may be (PRODUCT §3). */
export const IMAGE_LIMITS = { bytes: 15 * 1024 * 1024, pixels: 50_000_000, aspect: 20 } as const;

/** A photograph judged fit by its content. */
export type InspectedImage = { readonly body: Buffer; readonly type: string; readonly contentHash: string };

const MAGIC: readonly { type: string; formats: readonly string[]; matches: (bytes: Buffer) => boolean }[] = [
  { type: 'image/jpeg', formats: ['jpeg'], matches: (bytes) => bytes.readUIntBE(0, 3) === 0xff_d8_ff },
  { type: 'image/png', formats: ['png'], matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  { type: 'image/webp', formats: ['webp'], matches: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' },
  { type: 'image/avif', formats: ['heif', 'avif'], matches: (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif' },
];

const unsupported = (): DomainError => new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
const tooLarge = (): DomainError => new DomainError('too-large', 'PAYLOAD_TOO_LARGE');

/** Collects an upload, giving up as soon as it is larger than allowed. */
export async function readUpload(upload: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of upload) {
    size += chunk.byteLength;
    if (size > IMAGE_LIMITS.bytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Judges by the bytes alone, never by a name or a declared type: first the signature, then what the decoder says of the header. */
export async function inspectImage(body: Buffer): Promise<InspectedImage> {
  if (body.byteLength > IMAGE_LIMITS.bytes) throw tooLarge();
  const kind = body.byteLength < 16 ? undefined : MAGIC.find(({ matches }) => matches(body));
  if (!kind) throw unsupported();
  const metadata = await headerOf(body);
  if (!kind.formats.includes(metadata.format) || isAnimated(body, metadata)) throw unsupported();
  const { width, height } = metadata;
  if (width * height > IMAGE_LIMITS.pixels) throw tooLarge();
  if (Math.max(width, height) > IMAGE_LIMITS.aspect * Math.min(width, height)) throw unsupported();
  return { body, type: kind.type, contentHash: createHash('sha256').update(body).digest('hex') };
}

async function headerOf(body: Buffer): Promise<Metadata> {
  try {
    // The header is read without decoding, so that a picture over the limit can be told from a broken one.
    return await sharp(body, { limitInputPixels: false }).metadata();
  } catch {
    throw unsupported();
  }
}

const isAnimated = (body: Buffer, { pages, format }: Metadata): boolean => (pages ?? 1) > 1 || (format === 'png' && body.subarray(0, 4096).includes('acTL'));
