import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityMetadata } from '@mikro-orm/core';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { loadOpenApiDocument } from '../src/openapi-document.ts';
import { fillPath } from './access-matrix.requests.ts';
import { ACCESS_CASES, type AccessCase } from './access-matrix.ts';
import { createAccessFixtures, openSession, type AccessFixtures } from './access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from './app.ts';

type Fields = Readonly<Record<string, unknown>>;
type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  additionalProperties?: boolean;
};

/** Tables with privileges, ownership and money. */
const PRIVILEGED = [
  'app_user',
  'customer',
  'building',
  'space',
  'space_review',
  'subscription',
  'subscription_plan',
  'plan_order',
  'auth_session',
  'one_time_token',
];

let test: TestApp;
let document: OpenAPIObject;
/** Shared: nothing may change in it. */
let fixtures: AccessFixtures;

beforeAll(async () => {
  test = await createTestApp();
  fixtures = await createAccessFixtures(test);
  document = await loadOpenApiDocument(test.app);
});
afterAll(() => test.close());

/** All properties and columns of all entities. */
function entityFields(): string[] {
  const metadata = [...test.orm.getMetadata().getAll().values()] as EntityMetadata[];
  return [
    ...new Set(
      metadata.flatMap((entity) =>
        entity.props.flatMap(({ name, fieldNames = [] }) => [name, ...fieldNames]),
      ),
    ),
  ];
}

/** Members of a schema of the document. */
function listMembers({ $ref, properties = {}, allOf = [] }: Schema): Record<string, Schema> {
  const named =
    $ref === undefined
      ? {}
      : listMembers((document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {}) as Schema);
  return Object.assign({}, named, ...allOf.map(listMembers), properties) as Record<string, Schema>;
}

function findBodySchema({ method, path }: AccessCase): Schema {
  const template = path.replaceAll(/:(\w+)/gu, '{$1}');
  const body = document.paths[template]?.[method.toLowerCase() as 'put']?.requestBody as
    | { content?: Record<string, { schema: Schema }> }
    | undefined;
  return body?.content?.['application/json']?.schema ?? {};
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields per request: below the maximum number of object members. */
const FIELDS_AT_ONCE = 200;

/** Adds the fields unknown to the schema to a body and its nested objects; also returns their paths. */
function addUnknownFields(
  body: Fields,
  schema: Schema,
  fields: readonly string[],
  prefix = '',
): { body: Fields; unknown: string[] } {
  const members = listMembers(schema);
  const surplus = fields.filter((field) => !(field in members));
  const unknown = surplus.map((field) => `${prefix}${field}`);
  const entries = Object.entries(body).map(([name, value]) => {
    // An open object, such as a WebAuthn response, is only parsed by its library.
    if (!isObject(value) || members[name]?.additionalProperties === true) return [name, value] as const;
    const inner = addUnknownFields(value, members[name] ?? {}, fields, `${prefix}${name}.`);
    unknown.push(...inner.unknown);
    return [name, inner.body] as const;
  });
  return {
    body: { ...Object.fromEntries(surplus.map((field) => [field, 1])), ...Object.fromEntries(entries) },
    unknown,
  };
}

/** State that could be escalated or taken over. */
async function readPrivileges(): Promise<unknown> {
  const tables = await Promise.all(
    PRIVILEGED.map((table) =>
      test.orm.em
        .fork()
        .getConnection()
        .execute<{ row: unknown }[]>(`select to_jsonb(t) as row from ${table} t order by 1`),
    ),
  );
  return Object.fromEntries(PRIVILEGED.map((table, index) => [table, tables[index]]));
}

const buildBody = ({ send }: AccessCase, fixtures: AccessFixtures): Fields | undefined =>
  send(fixtures).body as Fields | undefined;

describe('mass assignment (QUALITY 32)', () => {
  it.each(ACCESS_CASES.filter(({ method }) => method !== 'GET').map((each) => [each.name, each] as const))(
    '%s rejects fields it does not declare',
    async (_name, accessCase) => {
      const sent = buildBody(accessCase, fixtures);
      if (!sent) return;
      const { method, path, expected, send } = accessCase;
      const { authorization } = await openSession(
        test,
        expected.owner === 'may' || expected.owner === 'own' ? fixtures.users.owner : fixtures.users.operator,
      );
      const before = await readPrivileges();
      const all = entityFields();
      for (let at = 0; at < all.length; at += FIELDS_AT_ONCE) {
        const { body, unknown } = addUnknownFields(
          sent,
          findBodySchema(accessCase),
          all.slice(at, at + FIELDS_AT_ONCE),
        );
        const answer = await test.request({
          method: method as 'PUT',
          url: fillPath(path, send(fixtures).at),
          headers: { authorization },
          payload: body,
        });
        const { errors } = answer.json<{ errors: Record<string, string> }>();
        expect([answer.statusCode, unknown.filter((field) => errors[field] !== fieldErrors.unknown)]).toEqual(
          [422, []],
        );
      }
      expect(await readPrivileges()).toEqual(before);
    },
  );

  it('covers the privileged fields', () => {
    expect(entityFields()).toEqual(
      expect.arrayContaining([
        'roles',
        'passwordHash',
        'password_hash',
        'blockedAt',
        'emailConfirmedAt',
        'customer_id',
        'status',
        'recommended',
        'impersonatorId',
        'priceHaler',
      ]),
    );
  });
});
