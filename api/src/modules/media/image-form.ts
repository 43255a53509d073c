import type { Multipart, MultipartFile } from '@fastify/multipart';
import { LIMITS } from '@prostora/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError, createFieldError, fieldError } from '../../platform/errors/index.ts';
import { createTooLargeError } from './image-inspection.ts';

type ImageFormHandler<T> = {
  /** Called for every non-file field in order; rejects unknown ones. */
  field(name: string, value: string): void;
  /** Called after the whole form was read. */
  assertWhole?(): void;
  take(file: AsyncIterable<Uint8Array>): Promise<T>;
  /** Discards the received file when the rest of the form is invalid. */
  abandon(taken: T): Promise<void>;
};

/** Allowance for fields and multipart framing. */
const FRAMING_BYTES = 256 * 1024;

/**
 * Reads a form with one image in `file`. The rest of the body is always drained, so that the client receives
 * the response.
 */
export async function readImageForm<T>(request: FastifyRequest, handler: ImageFormHandler<T>): Promise<T> {
  if (!request.isMultipart()) throw new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.photoBytes + FRAMING_BYTES)
    throw createTooLargeError();
  let received: { taken: T } | null = null;
  try {
    for await (const part of request.parts({ limits: { fileSize: LIMITS.photoBytes + 1, files: 2 } })) {
      if (!isImagePart(part)) readField(part, handler);
      else if (received) throw createFieldError('file', fieldError('unknown'));
      else received = { taken: await handler.take(part.file) };
    }
    handler.assertWhole?.();
    if (!received) throw createFieldError('file', fieldError('required'));
    return received.taken;
  } catch (error) {
    if (received) await handler.abandon(received.taken);
    throw error;
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function isImagePart(part: Multipart): part is MultipartFile {
  if (part.type !== 'file') return false;
  if (part.fieldname !== 'file') throw createFieldError(part.fieldname, fieldError('unknown'));
  return true;
}

function readField(part: Multipart, handler: Pick<ImageFormHandler<unknown>, 'field'>): void {
  if (part.fieldname === 'file') throw createFieldError('file', fieldError('required'));
  handler.field(part.fieldname, part.type === 'field' && typeof part.value === 'string' ? part.value : '');
}
