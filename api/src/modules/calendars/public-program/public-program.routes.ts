import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { urls } from '@prostora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.ts';
import { withOwnIdentityMap } from '../../../platform/database/index.ts';
import { createTextErrorHandler } from '../../../platform/error-responses/index.ts';
import { buildEtag, matchesEtag } from '../../../platform/http/etag.ts';
import { findHttpServer } from '../../../platform/http/http-server.ts';
import { RateLimiter, toClientKey } from '../../../platform/http/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import { PublicProgramCalendarService } from './public-program-calendar.service.ts';
import { EMBED_HEADERS, renderEmbeddedProgram } from './public-program.page.ts';
import { PublicProgramService, type PublicProgram } from './public-program.service.ts';

const LIMIT = { name: 'public-program', points: 120, seconds: 60 };
const CACHE_CONTROL = 'public, max-age=300';

type ProgramRequest = FastifyRequest<{ Params: { slug: string } }>;

/** The program of a building as a calendar and as a page for frames of other sites, beside its page of this site. */
@Injectable()
export class PublicProgramRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly log: Log,
    private readonly limiter: RateLimiter,
    private readonly em: EntityManager,
    private readonly programs: PublicProgramService,
    private readonly calendars: PublicProgramCalendarService,
  ) {}

  onModuleInit(): void {
    const asText = { errorHandler: createTextErrorHandler(this.log) };
    const server = findHttpServer(this.host);
    server?.get(urls.buildingProgramCalendar(':slug'), asText, (request: ProgramRequest, reply) =>
      this.answer(request, reply, urls.buildingProgramCalendar, async (program) => {
        void reply.header('content-disposition', 'inline; filename="program.ics"');
        void reply.type('text/calendar; charset=utf-8; method=PUBLISH');
        return this.calendars.build(program);
      }),
    );
    server?.get(urls.buildingProgramEmbed(':slug'), asText, (request: ProgramRequest, reply) =>
      this.answer(request, reply, urls.buildingProgramEmbed, (program) => {
        reply.raw.removeHeader('x-frame-options');
        void reply.removeHeader('x-frame-options').headers(EMBED_HEADERS);
        return Promise.resolve(renderEmbeddedProgram(program, this.config.PUBLIC_URL));
      }),
    );
  }

  /** Follows a renamed building to the same form of its program. */
  private async answer(
    request: ProgramRequest,
    reply: FastifyReply,
    toUrl: (slug: string) => string,
    render: (program: PublicProgram) => Promise<string>,
  ): Promise<FastifyReply> {
    await this.limiter.consume(LIMIT, toClientKey(request.ip));
    const found = await withOwnIdentityMap(this.em, () => this.programs.find(request.params.slug));
    if ('redirect' in found)
      return reply.redirect(found.slug === null ? found.redirect : toUrl(found.slug), 301);
    const content = await render(found);
    const etag = buildEtag(content);
    void reply.headers({ etag, 'cache-control': CACHE_CONTROL });
    return matchesEtag(request.headers['if-none-match'], etag)
      ? reply.status(304).send()
      : reply.send(content);
  }
}
