import fc from 'fast-check';
import { readFileSync } from 'node:fs';

export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  nullable?: boolean;
  example?: unknown;
  additionalProperties?: boolean | Schema;
};
export type Content = Readonly<Record<string, { schema: Schema }>>;
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema; required?: boolean };
export type Operation = {
  /** Empty for a public operation. */
  security: readonly unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content }>>;
};
export type OpenApi = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

/** One operation of the document. */
export type Call = { name: string; path: string; method: string; operation: Operation };
/** A request as it goes out; `form` are the fields of a multipart body beside its file. */
export type FuzzedRequest = {
  method: string;
  url: string;
  payload?: string;
  headers: Record<string, string>;
  form?: Record<string, string>;
};

/** What is known of the world that is asked, so that right values are right there too. Asked for each request anew. */
export type KnownValues = {
  /** Numbers of things by what they are: the part of a path before the number, or the member's name. */
  ids(kind: string): readonly (string | number)[];
  /** Sensible texts for a member. */
  texts(member: string): readonly string[];
  /** Things of a kind as they were told, to be sent back. */
  records(kind: string): readonly Readonly<Record<string, unknown>>[];
};

const TEXTS = [
  'Sál',
  'slug-a',
  'slug-b',
  '2026-12-01',
  'a@b.cz',
  '/katalog/a',
  '/katalog/b',
  '1',
  'Název {region} {ucel}',
  'name;x\r\n"a";b',
];
/** A world whose things have the first numbers. */
export const DEFAULT_VALUES: KnownValues = { ids: () => [1, 2, 3], texts: () => TEXTS, records: () => [] };

export const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '🎉',
  '\u202Eabc',
  "'",
  '"',
  '\\',
  '%',
  '_',
  "'; drop table space;--",
  '"svatba" -praha OR sál',
  'a:* & !b',
  '((',
  '<script>',
  '../../etc/passwd',
  '-1',
  '0',
  '1e999',
  'NaN',
  '2147483648',
  '9007199254740993',
  'null',
  '[]',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '=1+1',
  '{region}',
  '{{{',
  '1,2,3',
  ',',
  '14,49,15,50',
  'x'.repeat(400),
];
const TEXT = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
  fc.integer().map(String),
);
const WRONG = fc.oneof(
  TEXT,
  fc.constant(null),
  fc.boolean(),
  fc.constantFrom(0, -1, 1, 1.5, 2_147_483_647, 2_147_483_648, 9_999_999_999, 1e21),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 1, maxKeys: 2 }),
);
const WRONG_IDS = ['0', '-1', '9999999999', '2147483647', 'x', '1.5', '1e3', '%00', '🎉', 'order'];
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'date-time': ['2027-03-01T10:00:00Z', '2027-03-01T12:00:00+01:00', '2027-03-28T02:30:00+01:00'],
  date: ['2026-12-01', '2027-03-28'],
  uuid: ['3f2b1c9e-8f4a-4b6e-9d57-0a1b2c3d4e5f'],
};
const ID_MEMBER = /^(?:(.+)_)?ids?$/u;

export const readOpenApi = (): OpenApi =>
  JSON.parse(readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8')) as OpenApi;

/** Every operation there is, so that a new one is tried without being named anywhere. */
export const listCalls = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

/** What is meant by a schema behind its references. */
export function resolved(description: OpenApi, schema: Schema): Schema {
  const [only] = schema.allOf ?? schema.oneOf ?? [];
  if (only) return resolved(description, only);
  return schema.$ref
    ? resolved(description, description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    : schema;
}

/** Requests of one operation: mostly of the described shape, with hostile values among the right ones. Bounded in size. */
export function arbitraryRequest(
  description: OpenApi,
  call: Call,
  knownValues: KnownValues = DEFAULT_VALUES,
): fc.Arbitrary<FuzzedRequest> {
  const maker = new Values(description, knownValues);
  const {
    path,
    method,
    operation: { parameters = [], requestBody },
  } = call;
  const named = (place: Parameter['in']) => parameters.filter((each) => each.in === place);
  const body = requestBody?.content['application/json']?.schema;
  const form = requestBody?.content['multipart/form-data']?.schema;
  return fc
    .record({
      place: fc.record(
        Object.fromEntries(named('path').map(({ name }) => [name, maker.segment(path, name)])),
      ),
      query: maker.query(named('query')),
      payload: body
        ? fc.oneof({ weight: 12, arbitrary: maker.right(body, '') }, { weight: 1, arbitrary: WRONG })
        : fc.constant(undefined),
      fields: form ? maker.right(form, '') : fc.constant(undefined),
      key: named('header').length > 0 ? fc.option(fc.uuid(), { freq: 3 }) : fc.constant(null),
      record: fc.oneof(
        { weight: 2, arbitrary: fc.nat(1_000_000) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
    })
    .map(({ place, query, payload, fields, key, record }) => {
      const known = recordOf(knownValues, path, record);
      const at: Record<string, string> = {
        ...place,
        ...(known && 'id' in place ? { id: String(known['id']) } : {}),
      };
      const text = new URLSearchParams(query).toString();
      return {
        method,
        url: `${path.replaceAll(/\{(\w+)\}/gu, (_whole, name: string) => at[name] ?? '')}${text === '' ? '' : `?${text}`}`,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key === null ? {} : { 'idempotency-key': key }),
        },
        ...(body ? { payload: JSON.stringify(sentBack(payload, known, record ?? 0)) } : {}),
        ...(fields
          ? {
              form: Object.fromEntries(
                Object.entries(fields as object)
                  .filter(([name]) => name !== 'file')
                  .map(([name, value]) => [name, flat(value)]),
              ),
            }
          : {}),
      };
    });
}

/** The thing a path is about, as it was told. */
function recordOf(
  knownValues: KnownValues,
  path: string,
  number: number | null,
): Readonly<Record<string, unknown>> | null {
  const kind = /([^/]+)\/\{id\}/u.exec(path)?.[1] ?? path.split('/').at(-1) ?? '';
  const known = number === null ? [] : knownValues.records(kind);
  return known[(number ?? 0) % Math.max(1, known.length)] ?? null;
}

/** A body with most members as the thing has them, so that what is asked for fits together. */
function sentBack(
  payload: unknown,
  known: Readonly<Record<string, unknown>> | null,
  number: number,
): unknown {
  if (!known || typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value], index) => {
      const knownValue = known[name] ?? known[`${name}_id`];
      if (knownValue === undefined || knownValue === null || (number + index) % 7 === 0) return [name, value];
      return [
        name,
        typeof value === 'object' && value !== null && !Array.isArray(value) && typeof knownValue === 'object'
          ? sentBack(value, knownValue as Readonly<Record<string, unknown>>, number + index)
          : knownValue,
      ];
    }),
  );
}

const flat = (value: unknown): string =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value);

/** Values of described shapes. */
class Values {
  private readonly description: OpenApi;
  private readonly knownValues: KnownValues;

  constructor(description: OpenApi, knownValues: KnownValues) {
    this.description = description;
    this.knownValues = knownValues;
  }

  /** A part of a path in the place of `{name}`. */
  segment(path: string, name: string): fc.Arbitrary<string> {
    const before = /([^/]+)\/\{[^}]+\}/gu;
    const kind = [...path.matchAll(before)].find(([whole]) => whole.endsWith(`{${name}}`))?.[1] ?? name;
    const known =
      name === 'id'
        ? this.picked(() => this.knownValues.ids(kind))
        : this.picked(() => this.knownValues.texts(name));
    return fc.oneof(
      { weight: 4, arbitrary: known.map((value) => encodeURIComponent(String(value))) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(...WRONG_IDS)
          .map((value) => (value === '%00' ? value : encodeURIComponent(value))),
      },
    );
  }

  /** A third of the queries is right altogether. */
  query(parameters: readonly Parameter[]): fc.Arbitrary<Record<string, string>> {
    const right = parameters.map(({ name, schema }) => [name, this.right(schema, name).map(flat)] as const);
    const mixed = right.map(
      ([name, arbitrary]) =>
        [name, fc.oneof({ weight: 3, arbitrary }, { weight: 1, arbitrary: TEXT })] as const,
    );
    const requiredKeys = parameters.filter((each) => each.required).map(({ name }) => name);
    const few = right.map(([name]) => name).filter((name) => !requiredKeys.includes(name));
    const one = fc
      .option(fc.constantFrom(...few, ''), { freq: 3 })
      .chain((name) =>
        fc.record(Object.fromEntries(right.filter(([each]) => each === name || requiredKeys.includes(each)))),
      );
    return fc.oneof(
      one,
      fc.record(Object.fromEntries(right), { requiredKeys }),
      fc.record(Object.fromEntries(mixed), { requiredKeys }),
    ) as fc.Arbitrary<Record<string, string>>;
  }

  /** Value of the described shape; mostly the example of the document, which has formats such as dates and IČO. */
  right(given: Schema, name: string): fc.Arbitrary<unknown> {
    const schema = resolved(this.description, given);
    const shaped = this.shaped(schema, name);
    return schema.example === undefined
      ? shaped
      : fc.oneof({ weight: 3, arbitrary: fc.constant(schema.example) }, { weight: 1, arbitrary: shaped });
  }

  private shaped(schema: Schema, name: string): fc.Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.properties) return this.body(schema);
    if (schema.items) return fc.array(this.value(schema.items, name), { maxLength: 3 });
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer' || schema.type === 'number') return this.number(schema, name);
    const format = FORMATS[schema.format ?? ''];
    if (format)
      return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...format) }, { weight: 1, arbitrary: TEXT });
    return fc.oneof(
      { weight: 3, arbitrary: this.picked(() => this.knownValues.texts(name)) },
      { weight: 1, arbitrary: TEXT },
    );
  }

  private number({ minimum = 1 }: Schema, name: string): fc.Arbitrary<unknown> {
    const kind = ID_MEMBER.exec(name);
    if (kind) return this.picked(() => this.knownValues.ids(kind[1] ?? ''));
    if (name === 'version') return this.picked(() => this.knownValues.ids(name));
    return fc.constantFrom(1, 1, 1, 2, 3, minimum);
  }

  /** Most members are right, so that hostile ones come behind the first check too. */
  private value(schema: Schema, name: string): fc.Arbitrary<unknown> {
    const nothing = schema.nullable ? [{ weight: 1, arbitrary: fc.constant(null) }] : [];
    return fc.oneof(
      { weight: 6, arbitrary: this.right(schema, name) },
      { weight: 1, arbitrary: WRONG },
      ...nothing,
    );
  }

  /** Half of the bodies are right altogether. */
  private body({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
    const requiredKeys = required.filter((name) => name in properties);
    const record = (of: (schema: Schema, name: string) => fc.Arbitrary<unknown>) =>
      fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, of(schema, name)])),
        { requiredKeys },
      );
    return fc.oneof(
      record((schema, name) => this.right(schema, name)),
      record((schema, name) => this.value(schema, name)),
    );
  }

  private picked<T>(from: () => readonly T[]): fc.Arbitrary<T | string> {
    return fc.nat(1_000_000).map((number) => {
      const known = from();
      return known[number % Math.max(1, known.length)] ?? '1';
    });
  }
}
