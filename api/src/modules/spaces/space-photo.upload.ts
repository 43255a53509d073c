import type { Multipart, MultipartFile } from '@fastify/multipart';
import { fieldErrors, type FieldErrorCode } from '@prostora/strings/cs/errors.ts';
import type { FastifyRequest } from 'fastify';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import { LIMITS } from '@prostora/contracts';
import { MAX_ID } from '../../platform/http/id.ts';
import { uploadTooLarge } from '../media/index.ts';

/** What came before the picture, or all of it. */
export type UploadFields = { readonly space: number | null; readonly auth_token: string | null };

/** What is done with the picture, and undone when the rest of the form is wrong. */
export type UploadForm<T> = { readonly space: number; readonly auth_token: string | null; readonly taken: T };
type Receiver<T> = { take(file: AsyncIterable<Uint8Array>, known: UploadFields): Promise<T>; abandon(taken: T): Promise<void> };

/** Room for the fields and the frame of a multipart body. */
const FRAME_BYTES = 256 * 1024;

const invalid = (field: string, code: FieldErrorCode): DomainError => invalidField(field, fieldErrors[code]);

/**
 * Reads the form of an upload: `space`, `auth_token` and `file` in any order. The receiver gets the picture with the fields that stood before it.
 * Whatever ends the reading, the rest of the body is poured away, so that the sender hears the answer.
 */
export async function readUploadForm<T>(request: FastifyRequest, receiver: Receiver<T>): Promise<UploadForm<T>> {
  if (!request.isMultipart()) throw new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
  if (Number(request.headers['content-length'] ?? 0) > LIMITS.photoBytes + FRAME_BYTES) throw uploadTooLarge();
  let picture: { taken: T } | null = null;
  try {
    let fields: UploadFields = { space: null, auth_token: null };
    for await (const part of request.parts({ limits: { fileSize: LIMITS.photoBytes + 1, files: 2 } })) {
      if (!isPicture(part)) fields = withField(fields, part);
      else if (picture) throw invalid('file', 'unknown');
      else picture = { taken: await receiver.take(part.file, fields) };
    }
    if (fields.space === null) throw invalid('space', 'required');
    if (!picture) throw invalid('file', 'required');
    return { ...fields, space: fields.space, taken: picture.taken };
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
  if (part.fieldname !== 'file') throw invalid(part.fieldname, 'unknown');
  return true;
}

function withField(fields: UploadFields, part: Multipart): UploadFields {
  const value = part.type === 'field' && typeof part.value === 'string' ? part.value : '';
  switch (part.fieldname) {
    case 'space': return { ...fields, space: idOf(value) };
    case 'auth_token': return { ...fields, auth_token: value };
    default: throw invalid(part.fieldname, part.fieldname === 'file' ? 'required' : 'unknown');
  }
}

function idOf(value: string): number {
  const id = /^\d{1,10}$/u.test(value) ? Number(value) : 0;
  if (id < 1 || id > MAX_ID) throw invalid('space', 'integer');
  return id;
}
