import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import '@fastify/cookie';
import { isConsolePath, urls } from '@prostora/contracts';
import { MAIL_LOGO } from '@prostora/contracts/mail-logo.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Histogram } from 'prom-client';
import {
  createTextErrorHandler,
  formatErrorMessage,
  toHttpStatus,
} from '../../platform/error-responses/index.ts';
import { Config } from '../../platform/config/index.ts';
import { DomainError, translateDatabaseError } from '../../platform/errors/index.ts';
import { RateLimiter, toClientKey, type RateLimit } from '../../platform/http/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { buildConsolePolicy, buildPublicPolicy, toPolicyOptions } from './content-security-policy.ts';
import { BlogFeedService } from './blog-feed.service.ts';
import { DocumentService } from './document.service.ts';
import { ERROR_PAGE_POLICY, renderErrorPage } from './error-page.ts';
import type { Visit } from './in-process-api-client.ts';
import { RenderQueue } from './render-queue.ts';
import { SiteCookies } from './site-cookies.ts';
import { SitemapService } from './sitemap.service.ts';
import { isPrivateLink } from './canonical-url.ts';
import { buildRobotsTxt } from './robots-txt.ts';
import { acceptsGzip, StaticFiles, negotiateEncoding } from './static-files.ts';
import { WEB_FOLDERS } from './web-build.ts';
import { buildEtag, matchesEtag } from '../../platform/http/etag.ts';
import { findHttpServer } from '../../platform/http/http-server.ts';

const CONSOLE_FILES = '/remotes/web_admin/';
const PORTAL_PATH = /^\/klient(?:\/|$)/u;
/** Paths of other modules; never a page. */
const NON_PAGE_PATH = /^\/(?:api|media|dev|remotes|assets)(?:\/|$)|\.[a-z0-9]{2,5}$/iu;

/** Home and catalogue are identical for all guests, so that shared caches may keep them for a minute. */
const LANDING_PATH = /^\/(?:katalog(?:\/|$)|$)/u;
const SHARED_CACHE = 'public, max-age=0, s-maxage=60';

/** Limits of queued document requests in total and per client; a browser opens six connections. */
const QUEUE_LIMITS = { queue: 400, queuePerClient: 40, timeoutMs: 10_000 } as const;
/** Documents of one client, with any session. Pages opened inside of the application load data only. */
const DOCUMENTS: RateLimit = { name: 'documents', points: 240, seconds: 60 };

/**
 * Everything outside of the API: files of the web builds, sitemap, robots.txt and HTML documents. Registered
 * on the HTTP server itself, because these paths are outside of the prefix and access rules of the API; all
 * are public.
 */
@Injectable()
export class DocumentRoutes implements OnModuleInit {
  private readonly policies: { page: string; console: string };
  private readonly consoleFileHeaders: Readonly<Record<string, string>>;
  private readonly cookies: SiteCookies;
  private readonly queue: RenderQueue;
  private readonly durationHistogram: Histogram<'kind'>;
  private files: Promise<StaticFiles> | null = null;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly log: Log,
    private readonly documents: DocumentService,
    private readonly sitemap: SitemapService,
    private readonly feed: BlogFeedService,
    private readonly limiter: RateLimiter,
    metrics: Metrics,
  ) {
    this.durationHistogram = metrics.createHistogram(
      'document_seconds',
      'Duration of rendering documents',
      [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      ['kind'],
    );
    const { RENDER_CONCURRENCY: concurrency, RENDER_CONCURRENCY_PER_CLIENT: concurrencyPerClient } = config;
    this.queue = new RenderQueue({ ...QUEUE_LIMITS, concurrency, concurrencyPerClient });
    metrics.createGauge('documents_waiting', 'Queued document requests', [], (gauge) => {
      gauge.set(this.queue.length);
    });
    const options = toPolicyOptions(config);
    this.cookies = new SiteCookies(config.PUBLIC_URL);
    this.policies = { page: buildPublicPolicy(options), console: buildConsolePolicy(options) };
    const siteOrigin = new URL(config.PUBLIC_URL).origin;
    this.consoleFileHeaders =
      options.console === null || options.console === siteOrigin ? {} : allowReadingFrom(siteOrigin);
  }

  onModuleInit(): void {
    const server = findHttpServer(this.host);
    if (!server) return;
    server.get('/robots.txt', (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(buildRobotsTxt(this.config.PUBLIC_URL)),
    );
    const asText = { errorHandler: createTextErrorHandler(this.log) };
    server.get('/sitemap.xml', asText, async (_request, reply) =>
      reply.type('application/xml; charset=utf-8').send(await this.sitemap.renderIndex()),
    );
    server.get<{ Params: { section: string; number: string } }>(
      '/sitemap-:section(^[a-z]{1,20})-:number(^\\d{1,5}).xml',
      asText,
      (request, reply) => this.sendSitemapPart(request.params, request, reply),
    );
    server.get(urls.blogFeed, asText, (request, reply) => this.sendFeed(request, reply));
    server.get('/*', (request, reply) => this.answer(request, reply));
  }

  /** Parts are stored gzipped and sent as such to clients that accept gzip. */
  private async sendSitemapPart(
    { section, number }: { section: string; number: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const isGzipAccepted = acceptsGzip(request.headers['accept-encoding']);
    const part = isGzipAccepted
      ? await this.sitemap.getGzippedPart(section, Number(number))
      : await this.sitemap.getPart(section, Number(number));
    if (part === null) return sendNotFound(reply);
    void reply.header('vary', 'accept-encoding').type('application/xml; charset=utf-8');
    if (isGzipAccepted) void reply.header('content-encoding', 'gzip');
    return reply.send(part);
  }

  private async sendFeed(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const rss = await this.feed.renderRss();
    const etag = buildEtag(rss);
    void reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(rss);
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith('/api/') || path === '/api') return reply.callNotFound();
    if (await this.sendFile(path, request, reply)) return reply;
    if (NON_PAGE_PATH.test(path)) return sendNotFound(reply);
    if (!this.documents.isReady())
      return reply.status(503).type('text/plain; charset=utf-8').send(formatErrorMessage('UNAVAILABLE'));
    try {
      await this.limiter.consume(DOCUMENTS, toClientKey(request.ip));
      return await this.sendDocument(path, request, reply);
    } catch (error) {
      return this.sendErrorPage(error, request, reply);
    }
  }

  private async sendDocument(path: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    void reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    if (!isSharedCacheable(path, request)) this.cookies.setPreferences(request, reply);
    const isConsole = isConsolePath(path);
    const isPrivate = isConsole || PORTAL_PATH.test(path);
    // Without the session hint cookie the client is a guest and is redirected to the login.
    if (isPrivate && !isSignedIn(request))
      return reply.redirect(`${urls.login}?next=${encodeURIComponent(request.url)}`, 302);
    if (isPrivate) void reply.header('x-robots-tag', 'noindex');
    if (isPrivateLink(path))
      void reply.headers({
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
    return isConsole
      ? this.sendConsole(request, reply)
      : this.queue.run(toClientKey(request.ip), () => this.sendPage(request, reply));
  }

  /** Static Czech error page without dependencies. */
  private sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const domainError = error instanceof DomainError ? error : translateDatabaseError(error);
    if (domainError === null)
      this.log.error(
        { err: error, request_id: request.id, path: request.url },
        'failed to render a document',
      );
    const status = domainError ? toHttpStatus(domainError.kind) : 500;
    if (domainError?.options.retryAfter !== undefined)
      void reply.header('retry-after', String(domainError.options.retryAfter));
    void reply.headers({ 'content-security-policy': ERROR_PAGE_POLICY, 'cache-control': 'no-store' });
    const page = status === 429 ? 'tooMany' : status === 503 ? 'unavailable' : 'failed';
    return reply.status(status).type('text/html; charset=utf-8').send(renderErrorPage(page));
  }

  private async sendFile(path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    this.files ??= StaticFiles.scan(WEB_FOLDERS);
    const file = await (await this.files).find(path, negotiateEncoding(request.headers['accept-encoding']));
    if (!file) return false;
    void reply
      .header('etag', file.etag)
      .header('cache-control', file.cacheControl)
      .header('vary', 'accept-encoding');
    if (path.startsWith(CONSOLE_FILES)) void reply.headers(this.consoleFileHeaders);
    if (path === MAIL_LOGO) void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (matchesEtag(request.headers['if-none-match'], file.etag)) {
      await reply.status(304).send();
      return true;
    }
    if (file.encoding) void reply.header('content-encoding', file.encoding);
    await reply.type(file.type).send(file.body);
    return true;
  }

  private async sendConsole(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    return reply
      .header('content-security-policy', this.policies.console)
      .send(await this.documents.renderConsole(request.url, true));
  }

  private async sendPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const visit: Visit = {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      userHash: this.cookies.getVisitorId(request),
      answeredHash: null,
    };
    const startedAt = performance.now();
    const answer = await this.documents.renderPage(request.url, isSignedIn(request), visit);
    this.durationHistogram.observe({ kind: answer.kind }, (performance.now() - startedAt) / 1000);
    if (answer.kind === 'redirect') return reply.redirect(answer.location, answer.status);
    if (answer.kind === 'failure')
      this.log.error(
        { err: answer.error, request_id: request.id, path: request.url },
        'failed to render a document',
      );
    if (visit.answeredHash) this.cookies.setVisitorId(reply, visit.answeredHash);
    if (answer.status === 200 && isSharedCacheable(request.url.split('?', 1)[0] ?? '', request)) {
      const etag = `W/${buildEtag(answer.html)}`;
      void reply.headers({ etag, 'cache-control': SHARED_CACHE });
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
    }
    return reply
      .status(answer.status)
      .header('content-security-policy', this.policies.page)
      .send(answer.html);
  }
}

const isSignedIn = (request: FastifyRequest): boolean => request.cookies['signed_in'] !== undefined;

/** Whether a document contains nothing personal and sets no cookie. */
const isSharedCacheable = (path: string, request: FastifyRequest): boolean =>
  LANDING_PATH.test(path) &&
  !isSignedIn(request) &&
  (request.query as Record<string, unknown>)['moje-prostory'] === undefined;

/** CORS of files that this server delivers under an origin of their own. */
const allowReadingFrom = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'cross-origin-resource-policy': 'cross-origin',
});

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('text/plain; charset=utf-8').send(formatErrorMessage('NOTFOUND'));
