import type { DocumentAnswer, DocumentModule, DocumentRequest } from '@prostora/federation';
import { remotePublicBase } from '@prostora/federation';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
} from '@prostora/nav/server.ts';
import { common } from '@prostora/strings';
import { renderToString } from 'react-dom/server';
import { createRoutes, loadRemainingRoutes } from 'web_public/routes';
import { PAGES_ID, composeRoutes } from './app/compose.tsx';
import { ERROR_PAGES_CHUNK, loadErrorPages } from './features/errors/error-pages.ts';
import { createErrorHead, findHead } from './app/page-head.ts';
import { getSiteName, findSite } from './app/site-name.ts';
import { SKELETON_HEAD, skeletonRoutes } from './app/skeleton-routes.tsx';
import { collectPageAssets, type Manifest } from './server/assets.ts';
import { fillTemplate } from './server/document.ts';
import { renderHead } from './server/render-head.ts';
import { withSiteData } from './server/site-data.ts';
import { setPageError, replaceErrors, serializeErrors } from './server/route-errors.ts';

type StaticHandler = ReturnType<typeof createStaticHandler>;

const ORIGIN = 'http://document.invalid';
const CONSOLE_HEAD = {
  title: common.remote.consoleTitle,
  description: common.footer.claim,
  canonical: null,
  robots: 'noindex',
};

const toMatchedPages = (context: StaticHandlerContext) =>
  context.matches.map(({ route }) => ({
    id: route.id,
    handle: route.handle as unknown,
    data: context.loaderData[route.id] as unknown,
  }));

/** Loaders decide between a permanent (301) and a temporary (302) redirect. */
const toRedirectAnswer = (response: Response): DocumentAnswer => ({
  kind: 'redirect',
  status: response.status,
  location: response.headers.get('location') ?? '/',
});

const createRemainingRoutes = await loadRemainingRoutes();

/** Renders documents of public pages and the bare one of the administration. */
export const createDocuments: DocumentModule['createDocuments'] = (options) => {
  const { errorReporting } = options;
  const publicRoutes = createRoutes(options.api, null, createRemainingRoutes(options.api));
  const handler = createStaticHandler(composeRoutes(options.api, publicRoutes));
  const sources = {
    shell: options.shellManifest as Manifest,
    remote: options.publicManifest as Manifest | null,
    remoteBase: remotePublicBase,
  };

  const waitingHandler = createStaticHandler(composeRoutes(options.api, skeletonRoutes));

  async function page(request: DocumentRequest): Promise<DocumentAnswer> {
    const url = new URL(request.url, ORIGIN);
    const context = await handler.query(new Request(url, request.signal ? { signal: request.signal } : {}));
    if (context instanceof Response) return toRedirectAnswer(context);
    await loadErrorPages();
    const failure = replaceErrors(context);
    const matches = toMatchedPages(context);
    const rendered = renderPage(handler, context);
    const error = failure ?? rendered.error;
    const chunks = [...matches.map(({ id }) => id), ...(error ? [ERROR_PAGES_CHUNK] : [])];
    const html = fillTemplate(options.template, {
      signedIn: request.signedIn,
      errorReporting,
      head: renderHead(
        error ? createErrorHead(context.statusCode) : withSiteData(findHead(matches), findSite(matches)),
        options.publicUrl,
        getSiteName(matches),
      ),
      assets: collectPageAssets(sources, chunks, options.template),
      body: rendered.body,
      data: { loaderData: context.loaderData, actionData: null, errors: serializeErrors(context.errors) },
    });
    return error && context.statusCode >= 500
      ? { kind: 'failure', status: context.statusCode, html, error }
      : { kind: 'page', status: context.statusCode, html };
  }

  /** Renders the markup of a page; a crash renders the error page. */
  function renderPage(
    { dataRoutes }: StaticHandler,
    context: StaticHandlerContext,
  ): { body: string; error: unknown } {
    const render = () =>
      renderToString(
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />,
      );
    try {
      return { body: render(), error: null };
    } catch (error) {
      setPageError(context, PAGES_ID);
      return { body: render(), error };
    }
  }

  async function waiting({ url, signedIn }: DocumentRequest): Promise<string> {
    const context = await waitingHandler.query(new Request(new URL(url, ORIGIN)));
    if (context instanceof Response) throw new Error('The skeleton page must not redirect');
    return fillTemplate(options.template, {
      signedIn,
      afterSession: true,
      data: null,
      errorReporting,
      head: renderHead(SKELETON_HEAD, options.publicUrl, getSiteName(toMatchedPages(context))),
      assets: collectPageAssets(sources, [], options.template),
      body: renderPage(waitingHandler, context).body,
    });
  }

  return {
    renderPage: page,
    renderFrame: waiting,
    renderConsole: ({ signedIn }) =>
      fillTemplate(options.template, {
        signedIn,
        errorReporting,
        consoleUrl: options.consoleUrl,
        head: renderHead(CONSOLE_HEAD, options.publicUrl, common.siteName),
        assets: collectPageAssets(sources, [], options.template),
        body: '',
        data: null,
      }),
  };
};
