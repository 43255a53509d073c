import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { FastifyRequest } from 'fastify';
import { invalidField } from '../../platform/errors/index.ts';
import { MAX_ID } from '../../platform/http/id.ts';
import { readPictureForm } from '../media/index.ts';

/** Form fields received so far. */
export type UploadFields = { readonly space: number | null; readonly auth_token: string | null };

export type UploadForm<T> = { readonly space: number; readonly auth_token: string | null; readonly taken: T };
/** `abandon` is called when a later field of the form is invalid. */
type Receiver<T> = {
  take(file: AsyncIterable<Uint8Array>, known: UploadFields): Promise<T>;
  abandon(taken: T): Promise<void>;
};

/**
 * Parses an upload form: `space`, `auth_token` and `file` in any order. The receiver gets the file with the
 * fields before it.
 */
export async function readUploadForm<T>(
  request: FastifyRequest,
  { take, abandon }: Receiver<T>,
): Promise<UploadForm<T>> {
  let fields: UploadFields = { space: null, auth_token: null };
  const taken = await readPictureForm(request, {
    field: (name, value) => {
      fields = withField(fields, name, value);
    },
    assertWhole: () => {
      spaceOf(fields);
    },
    take: (file) => take(file, fields),
    abandon,
  });
  return { ...fields, space: spaceOf(fields), taken };
}

function spaceOf({ space }: UploadFields): number {
  if (space === null) throw invalidField('space', fieldErrors.required);
  return space;
}

function withField(fields: UploadFields, name: string, value: string): UploadFields {
  switch (name) {
    case 'space':
      return { ...fields, space: idOf(value) };
    case 'auth_token':
      return { ...fields, auth_token: value };
    default:
      throw invalidField(name, fieldErrors.unknown);
  }
}

function idOf(value: string): number {
  const id = /^\d{1,10}$/u.test(value) ? Number(value) : 0;
  if (id < 1 || id > MAX_ID) throw invalidField('space', fieldErrors.integer);
  return id;
}
