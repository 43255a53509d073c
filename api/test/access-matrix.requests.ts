import type { InjectOptions } from 'fastify';
import { createFlatPng } from '../src/modules/media/fixtures/images.ts';
import type { AccessCase } from './access-matrix.ts';
import type { RequestInput } from './access-matrix.ownership.ts';
import { multipart } from './fixtures/multipart.ts';

/** The request of a case of the access matrix, without a caller. */
export function buildAccessRequest(
  { method, path }: AccessCase,
  { at = '', query = {}, body, form }: RequestInput,
): InjectOptions {
  const url = [at].flat().reduce<string>((address, one) => address.replace(/:\w+/u, String(one)), path);
  const options: InjectOptions = { method: method as 'GET', url, query };
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
