import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv';
import type { Call, OpenApi, Schema } from './openapi-requests.ts';

/** What came back, as far as the document speaks of it. */
export type Answer = { status: number; type: string; body: string };

/** Whatever tells a stranger how the server is made: stacks, places of files, words of the database. */
const INSIDES =
  /\n\s+at .+:\d+:\d+|node_modules|node:internal|file:\/\/\/|syntax error at or near|violates \S+ constraint|relation ".+" does not exist|invalid input syntax|duplicate key value|MikroORM|ECONNREFUSED|QueryFailed|DriverException/u;
const DATE = /^\d{4}-\d\d-\d\d$/u;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/u;

/**
 * Judges answers by the OpenAPI document read strictly: a status it does not name, a type it does not name, a member it does not
 * name, a missing one or one of another type is a fault, of the answer or of the document.
 */
export class ResponseValidator {
  private readonly ajv = new Ajv({
    allErrors: false,
    strict: false,
    validateFormats: true,
    formats: { date: DATE, 'date-time': DATE_TIME, binary: true, password: true, uuid: /^[0-9a-f-]{36}$/iu },
  });
  private readonly known = new Map<string, ValidateFunction>();
  private readonly schemas: StrictSchemas;

  constructor(description: OpenApi) {
    this.schemas = new StrictSchemas(description);
    this.ajv.addSchema({ $id: 'doc', definitions: this.schemas.all() });
  }

  /** What is wrong with an answer; null when nothing is. */
  findFault(call: Call, { status, type, body }: Answer): string | null {
    if (status >= 500) return `answered ${status}`;
    if (INSIDES.test(body)) return 'tells how the server is made';
    const documented = call.operation.responses[status];
    if (!documented) return `answered ${status}, which the document does not name`;
    const content = Object.entries(documented.content ?? {});
    if (content.length === 0) return body === '' ? null : `has a body the document does not name (${status})`;
    const found = content.find(([name]) => essence(name) === essence(type));
    if (!found)
      return `is ${type || 'of no type'}, the document says ${content.map(([name]) => name).join(' or ')} (${status})`;
    return essence(type) === 'application/json'
      ? this.jsonFault(`${call.name} ${status}`, found[1].schema, body)
      : null;
  }

  private jsonFault(key: string, schema: Schema, body: string): string | null {
    let validate = this.known.get(key);
    if (!validate) {
      validate = this.ajv.compile(this.schemas.of(schema));
      this.known.set(key, validate);
    }
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return 'is no JSON';
    }
    if (validate(value)) return null;
    const [error] = validate.errors ?? [];
    return `differs from the document at ${error?.instancePath || '/'}: ${error?.message ?? ''} ${JSON.stringify(error?.params)}`;
  }
}

const essence = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? '';

/** A schema of OpenAPI 3.0 as JSON Schema that allows no member it does not name. */
class StrictSchemas {
  private readonly schemas: OpenApi['components']['schemas'];

  constructor({ components }: OpenApi) {
    this.schemas = components.schemas;
  }

  all(): AnySchemaObject {
    return Object.fromEntries(Object.entries(this.schemas).map(([name, schema]) => [name, this.of(schema)]));
  }

  of(schema: Schema): AnySchemaObject {
    const { nullable, ...bare } = schema;
    const inner = this.withoutNull(bare);
    return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
  }

  private withoutNull({
    $ref,
    allOf = [],
    oneOf,
    properties,
    items,
    additionalProperties,
    ...rest
  }: Schema): AnySchemaObject {
    const [only] = allOf;
    if ($ref) return { $ref: $ref.replace('#/components/schemas/', 'doc#/definitions/') };
    if (only) return this.of(allOf.length === 1 ? only : this.together(allOf));
    const { type, format, enum: values, required, minimum, maximum, maxLength } = rest;
    const kept = { type, format, enum: values, required, minimum, maximum, maxLength };
    return {
      ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)),
      ...(oneOf ? { anyOf: oneOf.map((each) => this.of(each)) } : {}),
      ...(items ? { items: this.of(items) } : {}),
      ...(properties
        ? {
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, schema]) => [name, this.of(schema)]),
            ),
            additionalProperties: false,
          }
        : {}),
      ...(additionalProperties !== undefined && !properties
        ? {
            additionalProperties:
              typeof additionalProperties === 'object' ? this.of(additionalProperties) : additionalProperties,
          }
        : {}),
    };
  }

  /** Parts of one object as one: what one part does not name another may. */
  private together(parts: readonly Schema[]): Schema {
    const whole = parts.map((part) =>
      part.$ref ? (this.schemas[part.$ref.split('/').at(-1) ?? ''] ?? {}) : part,
    );
    return {
      type: 'object',
      properties: Object.assign({}, ...whole.map(({ properties }) => properties ?? {})) as Record<
        string,
        Schema
      >,
      required: whole.flatMap(({ required = [] }) => required),
    };
  }
}
