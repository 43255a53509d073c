import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The OpenAPI document of the running application. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Prostora API')
    .setDescription('Marketplace of spaces for events and work. Times are ISO 8601 with an offset, money is CZK.')
    .setVersion('1.0')
    .addBearerAuth();
  return SwaggerModule.createDocument(app, builder.build(), { operationIdFactory: (controller, method) => `${controller.replace(/Controller$/u, '')}_${method}` });
}

/** Serves Swagger UI at /api/docs and the document at /api/docs-json. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/docs-json', yamlDocumentUrl: 'api/docs-yaml', customSiteTitle: 'Prostora API' });
}
