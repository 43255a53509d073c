import { Injectable } from '@nestjs/common';
import type { DocumentAnswer, Documents, ErrorReporting } from '@prostora/federation/documents.ts';
import { Config } from '../../platform/config/index.ts';
import { RedirectsService } from '../seo/index.ts';
import { InProcessApiClient, type Visit } from './in-process-api-client.ts';
import { toCanonicalUrl } from './canonical-url.ts';
import { isWebBuilt, loadWebBuild } from './web-build.ts';

/**
 * Unpublished spaces are visible to their owner, whom the server does not know: document requests carry no
 * session.
 */
const MAYBE_PRIVATE_PATH = /^\/prostor\//u;

/** Statuses that may hide a page visible to its owner. */
const NOT_FOUND_STATUSES: readonly number[] = [404, 410];

/** Renders HTML documents of public URLs with the server build of the shell. */
@Injectable()
export class DocumentService {
  private documents: Promise<Documents> | null = null;

  constructor(
    private readonly config: Config,
    private readonly apiClient: InProcessApiClient,
    private readonly redirects: RedirectsService,
  ) {}

  /** Whether a web build exists. */
  isReady(): boolean {
    return isWebBuilt();
  }

  /**
   * The document of a canonical URL. A missing page may have moved (301), be permanently gone (410), or be
   * visible to a signed-in user: their browser gets the application frame and loads the page itself.
   */
  async renderPage(url: string, signedIn: boolean, visit: Visit): Promise<DocumentAnswer> {
    const canonicalUrl = toCanonicalUrl(url);
    if (canonicalUrl !== null && (await this.redirects.find(decodePath(url))) === null)
      return { kind: 'redirect', status: 301, location: canonicalUrl };
    const documents = await this.load();
    const answer = await this.apiClient.runWithVisit(visit, () => documents.renderPage({ url, signedIn }));
    if (answer.kind !== 'page' || !NOT_FOUND_STATUSES.includes(answer.status)) return answer;
    const redirect = await this.redirects.find(decodePath(url));
    if (redirect?.to === null) return { ...answer, status: 410 };
    // The target of a renamed space is disclosed only by the API call of the space, subject to access rules.
    if (redirect && !MAYBE_PRIVATE_PATH.test(redirect.to))
      return { kind: 'redirect', status: 301, location: redirect.to };
    if (!signedIn || !MAYBE_PRIVATE_PATH.test(url)) return answer;
    return {
      kind: 'page',
      status: 200,
      html: await this.apiClient.runWithVisit(visit, () => documents.renderFrame({ url, signedIn })),
    };
  }

  /** The document of the console, which is rendered in the browser. */
  async renderConsole(url: string, signedIn: boolean): Promise<string> {
    return (await this.load()).renderConsole({ url, signedIn });
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
          api: this.apiClient.api,
          publicUrl: this.config.PUBLIC_URL,
          errorReporting: this.errorReporting(),
          consoleUrl: this.config.CONSOLE_URL ?? null,
        }),
      (error: unknown) => {
        this.documents = null;
        throw error;
      },
    );
    return this.documents;
  }
}

function decodePath(url: string): string {
  const path = url.split(/[?#]/u, 1)[0] ?? url;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
