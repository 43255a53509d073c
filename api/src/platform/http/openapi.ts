import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ConfigValues } from '../config/index.ts';
import { ErrorAnswer } from './error.dto.ts';
import { TAGS } from './openapi-tags.ts';

const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
/** Statuses every call may answer, whatever its route declares. */
const COMMON_STATUSES = [400, 401, 500, 503];
const BODY_STATUSES = [413, 415, 422];

type Schema = {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
};

/** Adds the members common to all routes. */
function addCommonMembers(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const method of HTTP_METHODS) {
      const operation = path[method];
      if (!operation) continue;
      // An operation without `security` inherits it from the document, which has none: public ones state so.
      operation.security ??= [];
      fixErrorContentTypes(operation.responses);
      for (const status of operation.requestBody ? [...COMMON_STATUSES, ...BODY_STATUSES] : COMMON_STATUSES) {
        operation.responses[status] ??= {
          description: '',
          content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorAnswer) } } },
        };
      }
    }
  }
  return document;
}

/**
 * Error responses are JSON even where the response is a file: `@ApiProduces` applies to every response of a
 * route.
 */
function fixErrorContentTypes(
  responses: NonNullable<OpenAPIObject['paths'][string]['get']>['responses'],
): void {
  for (const [status, answer] of Object.entries(responses)) {
    if (status < '400' || !answer || '$ref' in answer || !answer.content) continue;
    const [first] = Object.values(answer.content);
    if (first) answer.content = { 'application/json': first };
  }
}

/** Independent of the order in which modules are registered and properties are documented. */
function sortDocument(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths))
    for (const method of HTTP_METHODS) path[method]?.parameters?.sort(compareNames);
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const schema of Object.values(schemas)) {
    if (schema.properties) schema.properties = sortKeys(schema.properties);
    schema.required?.sort();
  }
  return {
    ...document,
    paths: sortKeys(document.paths),
    components: { ...document.components, schemas: sortKeys(document.components?.schemas ?? {}) },
  };
}

const compareNames = (a: object, b: object): number =>
  'name' in a && 'name' in b ? String(a.name).localeCompare(String(b.name), 'en') : 0;

const sortKeys = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** In OpenAPI 3.0 `nullable` counts only beside a `type`, which Nest omits beside a reference. */
function addTypesOfNullables(document: OpenAPIObject): void {
  const schemas = document.components?.schemas as Readonly<Record<string, Schema>> | undefined;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as Schema;
    const [target, ...others] = schema.allOf ?? schema.oneOf ?? [];
    if (schema.nullable === true && schema.type === undefined && target?.$ref && others.length === 0)
      schema.type = schemas?.[target.$ref.split('/').at(-1) ?? '']?.type ?? 'object';
    Object.values(value).forEach(visit);
  };
  visit(schemas);
}

/** Builds the OpenAPI document of the application, once the metadata of its DTOs are loaded. */
export function buildOpenApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Prostora API')
    .setDescription(
      'Marketplace of spaces for events and work. Times are ISO 8601 with an offset, money is CZK.',
    )
    .setVersion('1.0')
    .addServer('/', 'The origin that serves this document.')
    .addBearerAuth({ type: 'http', description: 'The access token of `POST /api/auth/login`.' });
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const config = builder.build();
  Object.assign(config.info, { contact: { name: 'Prostora' }, license: { name: 'Proprietary' } });
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/u, '')}_${method}`,
    extraModels: [ErrorAnswer],
  });
  addTypesOfNullables(document);
  return sortDocument(addCommonMembers(document));
}

/** Swagger UI loads its own scripts and sets style attributes. */
const SWAGGER_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Serves Swagger UI at /api/docs and the document at /api/docs-json; in production only with `API_DOCS`.
 * @param loadDtoMetadata called before the document is read
 */
export function serveOpenApi(
  app: NestFastifyApplication,
  { API_DOCS, NODE_ENV }: Pick<ConfigValues, 'API_DOCS' | 'NODE_ENV'>,
  loadDtoMetadata: () => Promise<void>,
): void {
  if (!(API_DOCS ?? NODE_ENV !== 'production')) return;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      const [, part = null] = /^\/api\/docs(-|[/?]|$)/u.exec(request.url) ?? [];
      if (part === null) return;
      if (part !== '-') void reply.header('content-security-policy', SWAGGER_CSP);
      await loadDtoMetadata();
    });
  const urls = { jsonDocumentUrl: 'api/docs-json', yamlDocumentUrl: 'api/docs-yaml' };
  SwaggerModule.setup('api/docs', app, () => buildOpenApiDocument(app), {
    ...urls,
    customSiteTitle: 'Prostora API',
  });
}
