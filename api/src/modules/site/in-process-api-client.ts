import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { createClient, type Client } from '@prostora/api-client';
import { findHttpServer } from '../../platform/http/http-server.ts';

/** Parts of the visitor’s request that are forwarded to the API, and the visitor id it returns. */
export type Visit = {
  ip: string;
  userAgent: string;
  requestId: string;
  userHash: string | null;
  answeredHash: string | null;
};

/**
 * API client of the document renderer: the same client as in the browser, but in process. Calls carry the IP
 * address (rate limits count visitors), user agent, request id and visitor id.
 */
@Injectable()
export class InProcessApiClient {
  private readonly visits = new AsyncLocalStorage<Visit>();
  readonly api: Client = createClient({ fetch: (url, init) => this.inject(url, init) });

  constructor(private readonly host: HttpAdapterHost) {}

  /** Runs the work with the visit its API calls belong to. */
  runWithVisit<T>(visit: Visit, work: () => Promise<T>): Promise<T> {
    return this.visits.run(visit, work);
  }

  private async inject(url: string, init: RequestInit): Promise<Response> {
    const visit = this.visits.getStore();
    const headers: Record<string, string> = { ...(init.headers as Record<string, string>) };
    if (visit) Object.assign(headers, { 'x-request-id': visit.requestId, 'user-agent': visit.userAgent });
    if (visit?.userHash) headers['x-user-hash'] = visit.userHash;
    const server = findHttpServer(this.host);
    if (!server) throw new Error('Documents can be rendered by the HTTP process only');
    const answer = await server.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      ...(typeof init.body === 'string' && { payload: init.body }),
      ...(visit && { remoteAddress: visit.ip }),
    });
    const hash = answer.headers['x-user-hash'];
    if (visit && typeof hash === 'string') visit.answeredHash = hash;
    return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode });
  }
}
