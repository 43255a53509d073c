import { expect, it } from '@jest/globals';
import { callsOf, readOpenApi } from '../../tools/testing/openapi-requests.ts';

const description = readOpenApi();

/** Addresses of all schemas that are referred to below a value. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === '$ref' && typeof member === 'string' ? [member] : references(member),
  );
}

// Decorators of one status are merged: a shape beside the content is one of them lost.
it('says of every answer only what OpenAPI 3.0 knows: a description, headers, contents', () => {
  const strange = callsOf(description).flatMap(({ name, operation }) =>
    Object.entries(operation.responses).flatMap(([status, answer]) =>
      Object.keys(answer)
        .filter((member) => !['description', 'headers', 'content'].includes(member))
        .map((member) => `${name} ${status}: ${member}`),
    ),
  );
  expect(strange).toEqual([]);
});

it('refers to no schema it does not hold', () => {
  const held = new Set(
    Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`),
  );
  expect([...new Set(references(description))].filter((address) => !held.has(address))).toEqual([]);
});
