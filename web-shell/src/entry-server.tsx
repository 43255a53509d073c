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
import { createRoutes } from 'web_public/routes';
import { PAGES_ID, composeRoutes } from './app/compose.tsx';
import { ERROR_PAGES_CHUNK, loadErrorPages } from './features/errors/error-pages.ts';
import { errorHead, headOf } from './app/page-head.ts';
import { siteNameOf, siteOf } from './app/site-name.ts';
import { WAITING_HEAD, waitingRoutes } from './app/waiting-routes.tsx';
import { pageAssets, type Manifest } from './server/assets.ts';
import { fillTemplate } from './server/document.ts';
import { headHtml } from './server/head-html.ts';
import { withSiteData } from './server/site-data.ts';
import { failPage, presentErrors, serializeErrors } from './server/route-errors.ts';

type StaticHandler = ReturnType<typeof createStaticHandler>;

const ORIGIN = 'http://document.invalid';
const CONSOLE_HEAD = {
  title: common.remote.consoleTitle,
  description: common.footer.claim,
  canonical: null,
  robots: 'noindex',
};

const pagesOf = (context: StaticHandlerContext) =>
  context.matches.map(({ route }) => ({
    id: route.id,
    handle: route.handle as unknown,
    data: context.loaderData[route.id] as unknown,
  }));

/** Loaders decide between a permanent (301) and a temporary (302) redirect. */
const redirectAnswer = (response: Response): DocumentAnswer => ({
  kind: 'redirect',
  status: response.status,
  location: response.headers.get('location') ?? '/',
});

/** Renders documents of public pages and the bare one of the administration. */
export const createDocuments: DocumentModule['createDocuments'] = (options) => {
  const { errorReporting } = options;
  const handler = createStaticHandler(composeRoutes(options.api, createRoutes(options.api, null)));
  const sources = {
    shell: options.shellManifest as Manifest,
    remote: options.publicManifest as Manifest | null,
    remoteBase: remotePublicBase,
  };

  const waitingHandler = createStaticHandler(composeRoutes(options.api, waitingRoutes));

  async function page(request: DocumentRequest): Promise<DocumentAnswer> {
    const url = new URL(request.url, ORIGIN);
    const context = await handler.query(new Request(url, request.signal ? { signal: request.signal } : {}));
    if (context instanceof Response) return redirectAnswer(context);
    await loadErrorPages();
    const failure = presentErrors(context);
    const matches = pagesOf(context);
    const rendered = renderPage(handler, context);
    const error = failure ?? rendered.error;
    const chunks = [...matches.map(({ id }) => id), ...(error ? [ERROR_PAGES_CHUNK] : [])];
    const html = fillTemplate(options.template, {
      signedIn: request.signedIn,
      errorReporting,
      head: headHtml(
        error ? errorHead(context.statusCode) : withSiteData(headOf(matches), siteOf(matches)),
        options.publicUrl,
        siteNameOf(matches),
      ),
      assets: pageAssets(sources, chunks, options.template),
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
      failPage(context, PAGES_ID);
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
      head: headHtml(WAITING_HEAD, options.publicUrl, siteNameOf(pagesOf(context))),
      assets: pageAssets(sources, [], options.template),
      body: renderPage(waitingHandler, context).body,
    });
  }

  return {
    page,
    waiting,
    bare: ({ signedIn }) =>
      fillTemplate(options.template, {
        signedIn,
        errorReporting,
        head: headHtml(CONSOLE_HEAD, options.publicUrl, common.siteName),
        assets: pageAssets(sources, [], options.template),
        body: '',
        data: null,
      }),
  };
};
