import type { InjectOptions } from 'fastify';
import { createFlatPng } from '../src/modules/media/fixtures/images.ts';
import type { AccessCase } from './access-matrix.ts';
import type { RequestInput } from './access-matrix.ownership.ts';
import { multipart } from './fixtures/multipart.ts';

/** The path with its parameters, in their order. */
export const fillPath = (path: string, at: RequestInput['at'] = ''): string =>
  [at].flat().reduce<string>((filled, value) => filled.replace(/:\w+/u, String(value)), path);

/** The request of a case of the access matrix, without a caller. */
export function buildAccessRequest(
  { method, path }: AccessCase,
  { at = '', query = {}, body, form }: RequestInput,
): InjectOptions {
  const options: InjectOptions = { method: method as 'GET', url: fillPath(path, at), query };
  if (body) return { ...options, payload: body };
  if (!form) return options;
  const fields = Object.entries(form).map(([name, value]) => ({ name, value }));
  return {
    ...options,
    ...multipart([
      ...fields,
      { name: 'file', value: createFlatPng(1200, 900), filename: 'sal.png', type: 'image/png' },
    ]),
  };
}
