import type { Multipart, MultipartFile } from '@fastify/multipart';
import { LIMITS } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import { uploadTooLarge } from './image-inspection.ts';

type Receiver<T> = {
  /** Called for every non-file field in order; rejects unknown ones. */
  field(name: string, value: string): void;
  /** Called after the whole form was read. */
  assertWhole?(): void;
  take(file: AsyncIterable<Uint8Array>): Promise<T>;
  /** Discards the received file when the rest of the form is invalid. */
  abandon(taken: T): Promise<void>;
};

/** Allowance for fields and multipart framing. */
const FRAME_BYTES = 256 * 1024;

/**
 * Reads a form with one image in `file`. The rest of the body is always drained, so that the client receives
 * the response.
 */
export async function readPictureForm<T>(request: FastifyRequest, receiver: Receiver<T>): Promise<T> {
  if (!request.isMultipart()) throw new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.photoBytes + FRAME_BYTES)
    throw uploadTooLarge();
  let picture: { taken: T } | null = null;
  try {
    for await (const part of request.parts({ limits: { fileSize: LIMITS.photoBytes + 1, files: 2 } })) {
      if (!isPicture(part)) readField(part, receiver);
      else if (picture) throw invalidField('file', fieldErrors.unknown);
      else picture = { taken: await receiver.take(part.file) };
    }
    receiver.assertWhole?.();
    if (!picture) throw invalidField('file', fieldErrors.required);
    return picture.taken;
  } catch (error) {
    if (picture) await receiver.abandon(picture.taken);
    throw error;
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

function isPicture(part: Multipart): part is MultipartFile {
  if (part.type !== 'file') return false;
  if (part.fieldname !== 'file') throw invalidField(part.fieldname, fieldErrors.unknown);
  return true;
}

function readField(part: Multipart, receiver: Pick<Receiver<unknown>, 'field'>): void {
  if (part.fieldname === 'file') throw invalidField('file', fieldErrors.required);
  receiver.field(part.fieldname, part.type === 'field' && typeof part.value === 'string' ? part.value : '');
}
