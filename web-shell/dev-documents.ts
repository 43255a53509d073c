import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@prostora/api-client';
import { isConsolePath } from '@prostora/contracts';
import type { Documents, DocumentModule } from '@prostora/federation/documents.ts';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

/**
 * Renders documents on the server in development, as the API does with the built shell. The renderer runs in a second
 * Vite server without federation (vite.ssr.config.ts), so a change is seen with the next page.
 * @param api origin that answers the renderer's API calls
 */
export const renderDocuments = (api: string): Plugin => ({
  name: 'prostora-documents',
  apply: 'serve',
  async configureServer(server) {
    const renderer = await createServer({
      configFile: path.join(import.meta.dirname, 'vite.ssr.config.ts'),
      root: import.meta.dirname,
      cacheDir: path.join(import.meta.dirname, '../node_modules/.vite-documents'),
      appType: 'custom',
      logLevel: 'warn',
      // Nothing of it is sent to a browser, so no dependency is bundled for one.
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, ws: false },
    });
    server.httpServer?.once('close', () => void renderer.close());
    // After Vite's own fallback, which has replaced the address of a page by /index.html.
    return () => {
      server.middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? '/';
        if (request.url !== '/index.html') return next();
        const signedIn = /(?:^|; )signed_in=/u.test(request.headers.cookie ?? '');
        void loadDocuments(server, renderer, url, api)
          .then(async (documents) => {
            const answer = isConsolePath(url)
              ? { status: 200, html: documents.renderConsole({ url, signedIn }) }
              : await documents.renderPage({ url, signedIn });
            if ('location' in answer) {
              response.writeHead(answer.status, { location: answer.location }).end();
              return;
            }
            if ('error' in answer) server.config.logger.error(String(answer.error));
            response
              .writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' })
              .end(answer.html);
          })
          .catch((error: unknown) => {
            if (error instanceof Error) renderer.ssrFixStacktrace(error);
            next(error);
          });
      });
    };
  },
});

async function loadDocuments(
  server: ViteDevServer,
  renderer: ViteDevServer,
  url: string,
  api: string,
): Promise<Documents> {
  const template = await readFile(path.join(import.meta.dirname, 'index.html'), 'utf8');
  const module = (await renderer.ssrLoadModule('/src/entry-server.tsx')) as DocumentModule;
  return module.createDocuments({
    api: createClient({ fetch: (address, init) => fetch(new URL(address, api), init) }),
    template: await server.transformIndexHtml(url, template),
    shellManifest: {},
    publicManifest: null,
    publicUrl: `http://localhost:${server.config.server.port}`,
    errorReporting: null,
    consoleUrl: null,
  });
}
