import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SHARE_IMAGE } from '@prostora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildErrorBody } from '../../platform/error-responses/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { Storage } from '../../platform/storage/index.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import { findHttpServer } from '../../platform/http/http-server.ts';
import { ShareImagesService } from './share-images.service.ts';

const PUBLIC_KEY_PATTERN = /^([0-9a-f]{2})\/(\1[0-9a-f]{62})-(?:\d{1,4}\.(avif|webp)|og\.(jpg))$/u;
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: SHARE_IMAGE.type,
};

/**
 * Serves public sizes at /media/<key>: immutable, with a known content type. Originals and anything else are
 * 404.
 */
@Injectable()
export class MediaRoutes implements OnModuleInit {
  constructor(
    private readonly storage: Storage,
    private readonly shareImages: ShareImagesService,
    private readonly host: HttpAdapterHost,
  ) {}

  /**
   * A plain Fastify route, outside of the global prefix and the request context of the API. The worker has no
   * HTTP server.
   */
  onModuleInit(): void {
    findHttpServer(this.host)?.get<{ Params: { '*': string } }>('/media/*', (request, reply) =>
      this.serve(request.params['*'], request, reply),
    );
  }

  private async serve(key: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [, , contentHash = '', size, share] = PUBLIC_KEY_PATTERN.exec(key) ?? [];
    const extension = size ?? share;
    const etag = `"${key}"`;
    try {
      if (extension === undefined) throw new DomainError('not-found', 'NOTFOUND');
      if (matchesEtag(request.headers['if-none-match'], etag))
        return reply.status(304).header('etag', etag).send();
      const file = await (share ? this.shareImages.find(contentHash) : this.storage.get(key));
      if (!file) throw new DomainError('not-found', 'NOTFOUND');
      if (file.size !== null) void reply.header('content-length', file.size);
      return reply
        .type(TYPES[extension] ?? '')
        .header('etag', etag)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.body);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const body = buildErrorBody(error, request.id, request.url);
      if (error.options.retryAfter !== undefined) void reply.header('retry-after', error.options.retryAfter);
      return reply.status(body.status_code).header('cache-control', 'no-store').send(body);
    }
  }
}
