import { expect, it } from '@jest/globals';
import { listCalls, readOpenApi } from '../../tools/testing/openapi-requests.ts';

const description = readOpenApi();

/** All schema references below a value. */
function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === '$ref' && typeof member === 'string' ? [member] : listReferences(member),
  );
}

// Decorators of one status are merged: a member beside the content means that one of them was lost.
it('describes responses only with members of OpenAPI 3.0', () => {
  const strange = listCalls(description).flatMap(({ name, operation }) =>
    Object.entries(operation.responses).flatMap(([status, answer]) =>
      Object.keys(answer)
        .filter((member) => !['description', 'headers', 'content'].includes(member))
        .map((member) => `${name} ${status}: ${member}`),
    ),
  );
  expect(strange).toEqual([]);
});

it('references only existing schemas', () => {
  const held = new Set(
    Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`),
  );
  expect([...new Set(listReferences(description))].filter((address) => !held.has(address))).toEqual([]);
});
