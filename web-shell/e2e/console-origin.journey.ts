import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openConsoleAfterLogin, startTestApp } from './test-app.ts';

/* The console on another origin, as CONSOLE_URL names it. */

const FILES = path.resolve(import.meta.dirname, '../../web-admin/dist');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

let server: Server;
let origin: string;
/** Changes files of the console on their way to the browser. */
let edit: (code: string) => string;

const app = startTestApp({ env: () => startFileServer().then((url) => ({ CONSOLE_URL: `${url}/console` })) });

/** Serves the built console below /console with CORS. */
async function startFileServer(): Promise<string> {
  server = createServer((request, response) => {
    const file = (request.url ?? '').replace(/^\/console\//u, '');
    readFile(path.join(FILES, file), 'utf8').then(
      (code) =>
        response
          .setHeader('access-control-allow-origin', '*')
          .setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
          .end(edit(code)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}

beforeAll(() => {
  edit = (code) => code;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('a console on another origin', () => {
  it('is loaded from there with the libraries of the shell, and works after the login', async () => {
    const { page, complaints } = await app.newPage();
    const files: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font'].includes(request.resourceType())) files.push(request.url());
    });
    await openConsoleAfterLogin(page, '/admin2/prostory');
    await page.getByRole('heading', { level: 1, name: 'Prostory' }).waitFor();
    await page.locator('.ant-table-row').first().waitFor();
    expect(files).toContain(`${origin}/console/remoteEntry.js`);
    expect(files.filter((url) => url.includes('/remotes/web_admin/'))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('may be read by the site from this server as well', async () => {
    const readHeaders = async (remote: string): Promise<(string | null)[]> => {
      const { headers } = await fetch(`${app.url}/remotes/${remote}/remoteEntry.js`);
      return [headers.get('access-control-allow-origin'), headers.get('cross-origin-resource-policy')];
    };
    expect(await readHeaders('web_admin')).toEqual([app.url, 'cross-origin']);
    expect(await readHeaders('web_public')).toEqual([null, 'same-origin']);
  });

  it('is refused when it needs another major version of React', async () => {
    edit = (code) => code.replaceAll('^19.0.0', '^18.0.0');
    const { page } = await app.newPage();
    await openConsoleAfterLogin(page, '/admin2/prostory');
    await page.getByRole('heading', { name: 'Tahle část webu se nenačetla' }).waitFor();
    await page.goto('/');
    await page.locator('article a[href^="/prostor/"]').first().waitFor();
  });
});
