import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ErrorAnswer } from './error.dto.ts';

const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
/** What any call may be answered, whatever its route says of itself. */
const ANY_CALL = [400, 401, 500, 503];
const CALL_WITH_BODY = [413, 415, 422];

/** Adds the answers every route can give to what the routes say of themselves, so that a client knows them all. */
function withSharedAnswers(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths)) {
    for (const method of HTTP_METHODS) {
      const operation = path[method];
      if (!operation) continue;
      describeErrors(operation.responses);
      for (const status of operation.requestBody ? [...ANY_CALL, ...CALL_WITH_BODY] : ANY_CALL) {
        operation.responses[status] ??= { description: '', content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorAnswer) } } } };
      }
    }
  }
  return document;
}

/** Errors are JSON also where a good answer is a file: `@ApiProduces` says its types of every answer of the route. */
function describeErrors(responses: NonNullable<OpenAPIObject['paths'][string]['get']>['responses']): void {
  for (const [status, answer] of Object.entries(responses)) {
    if (status < '400' || !answer || '$ref' in answer || !answer.content) continue;
    const [first] = Object.values(answer.content);
    if (first) answer.content = { 'application/json': first };
  }
}

/** The OpenAPI document of the running application. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Prostora API')
    .setDescription('Marketplace of spaces for events and work. Times are ISO 8601 with an offset, money is CZK.')
    .setVersion('1.0')
    .addBearerAuth();
  return withSharedAnswers(SwaggerModule.createDocument(app, builder.build(), { operationIdFactory: (controller, method) => `${controller.replace(/Controller$/u, '')}_${method}`, extraModels: [ErrorAnswer] }));
}

/** Serves Swagger UI at /api/docs and the document at /api/docs-json. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/docs-json', yamlDocumentUrl: 'api/docs-yaml', customSiteTitle: 'Prostora API' });
}
