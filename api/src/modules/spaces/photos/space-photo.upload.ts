import type { FastifyRequest } from 'fastify';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { MAX_ID } from '../../../platform/http/id.ts';
import { readImageForm } from '../../media/index.ts';

/** Form fields received so far. */
export type UploadFields = { readonly space: number | null; readonly auth_token: string | null };

export type UploadForm<T> = {
  readonly space: number;
  readonly auth_token: string | null;
  readonly accepted: T;
};
/** `abandon` is called when a later field of the form is invalid. */
type UploadReceiver<T> = {
  take(file: AsyncIterable<Uint8Array>, fields: UploadFields): Promise<T>;
  abandon(accepted: T): Promise<void>;
};

/**
 * Parses an upload form: `space`, `auth_token` and `file` in any order. The receiver gets the file with the
 * fields before it.
 */
export async function readUploadForm<T>(
  request: FastifyRequest,
  { take, abandon }: UploadReceiver<T>,
): Promise<UploadForm<T>> {
  let fields: UploadFields = { space: null, auth_token: null };
  const accepted = await readImageForm(request, {
    field: (name, value) => {
      fields = withField(fields, name, value);
    },
    assertWhole: () => {
      getSpaceId(fields);
    },
    take: (file) => take(file, fields),
    abandon,
  });
  return { ...fields, space: getSpaceId(fields), accepted };
}

function getSpaceId({ space }: UploadFields): number {
  if (space === null) throw createFieldError('space', fieldError('required'));
  return space;
}

function withField(fields: UploadFields, name: string, value: string): UploadFields {
  switch (name) {
    case 'space':
      return { ...fields, space: parseId(value) };
    case 'auth_token':
      return { ...fields, auth_token: value };
    default:
      throw createFieldError(name, fieldError('unknown'));
  }
}

function parseId(value: string): number {
  const id = /^\d{1,10}$/u.test(value) ? Number(value) : 0;
  if (id < 1 || id > MAX_ID) throw createFieldError('space', fieldError('integer'));
  return id;
}
