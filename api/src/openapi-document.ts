import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { buildOpenApiDocument } from './platform/http/index.ts';

let loading: Promise<void> | null = null;

/** Completes the DTOs with what Nest's plugin read from their source; only the OpenAPI document needs it. */
export const loadDtoMetadata = (): Promise<void> =>
  (loading ??= SwaggerModule.loadPluginMetadata(async () => {
    const { models } = await import('./generated/dto-metadata.ts');
    return { '@nestjs/swagger': { models } };
  }));

/** The OpenAPI document of the application. */
export async function loadOpenApiDocument(app: NestFastifyApplication): Promise<OpenAPIObject> {
  await loadDtoMetadata();
  return buildOpenApiDocument(app);
}
