import { Injectable } from '@nestjs/common';
import type { DocumentAnswer, Documents, ErrorReporting } from '@prostora/federation/documents.ts';
import { Config } from '../../platform/config/index.ts';
import { Redirects } from '../seo/index.ts';
import { InProcessApi, type Visit } from './in-process-api.ts';
import { plainAddress } from './one-address.ts';
import { isWebBuilt, loadWebBuild } from './web-build.ts';

/**
 * Unpublished spaces are visible to their owner, whom the server does not know: document requests carry no
 * session.
 */
const MAY_BE_PRIVATE = /^\/prostor\//u;

/** Statuses that may hide a page visible to its owner. */
const NOT_THERE: readonly number[] = [404, 410];

/** Renders HTML documents of public URLs with the server build of the shell. */
@Injectable()
export class DocumentService {
  private documents: Promise<Documents> | null = null;

  constructor(
    private readonly config: Config,
    private readonly inProcess: InProcessApi,
    private readonly redirects: Redirects,
  ) {}

  /** Whether a web build exists. */
  isReady(): boolean {
    return isWebBuilt();
  }

  /**
   * The document of a canonical URL. A missing page may have moved (301), be permanently gone (410), or be
   * visible to a signed-in user: their browser gets the application frame and loads the page itself.
   */
  async page(url: string, signedIn: boolean, visit: Visit): Promise<DocumentAnswer> {
    const plain = plainAddress(url);
    if (plain !== null && (await this.redirects.find(decoded(url))) === null)
      return { kind: 'redirect', status: 301, location: plain };
    const documents = await this.load();
    const answer = await this.inProcess.during(visit, () => documents.page({ url, signedIn }));
    if (answer.kind !== 'page' || !NOT_THERE.includes(answer.status)) return answer;
    const moved = await this.redirects.find(decoded(url));
    if (moved?.to === null) return { ...answer, status: 410 };
    // The target of a renamed space is disclosed only by the API call of the space, subject to access rules.
    if (moved && !MAY_BE_PRIVATE.test(moved.to)) return { kind: 'redirect', status: 301, location: moved.to };
    if (!signedIn || !MAY_BE_PRIVATE.test(url)) return answer;
    return {
      kind: 'page',
      status: 200,
      html: await this.inProcess.during(visit, () => documents.waiting({ url, signedIn })),
    };
  }

  /** The document of the console, which is rendered in the browser. */
  async console(url: string, signedIn: boolean): Promise<string> {
    return (await this.load()).bare({ url, signedIn });
  }

  private errorReporting(): ErrorReporting | null {
    const { ERROR_REPORTING_DSN: dsn, RELEASE: release = null, NODE_ENV: environment } = this.config;
    return dsn ? { dsn, release, environment } : null;
  }

  private load(): Promise<Documents> {
    this.documents ??= loadWebBuild().then(
      ({ createDocuments, ...build }) =>
        createDocuments({
          ...build,
          api: this.inProcess.api,
          publicUrl: this.config.PUBLIC_URL,
          errorReporting: this.errorReporting(),
        }),
      (error: unknown) => {
        this.documents = null;
        throw error;
      },
    );
    return this.documents;
  }
}

function decoded(url: string): string {
  const path = url.split(/[?#]/u, 1)[0] ?? url;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
