import type { PageAssets } from './assets.ts';
import type { ErrorReporting } from '@prostora/federation';
import { escapeHtml, toDataBlock } from './data-block.ts';

export type DocumentParts = {
  signedIn: boolean;
  /** Whether data must not be loaded before the session is restored. */
  afterSession?: boolean;
  /** Head of the page as HTML. */
  head: string;
  assets: PageAssets;
  body: string;
  data: unknown;
  errorReporting?: ErrorReporting | null;
  consoleUrl?: string | null;
};

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;
const HEAD = /<!--ssr-head-->[\s\S]*?<!--\/ssr-head-->/u;

/** Configuration for recovery/error-reports.ts. */
const errorReportingTag = (service: ErrorReporting | null = null): string =>
  service ? `<meta name="error-reporting" content="${escapeHtml(JSON.stringify(service))}">` : '';

/** Address for app/console-remote.ts. */
const consoleUrlTag = (url: string | null = null): string =>
  url === null ? '' : `<meta name="console-url" content="${escapeHtml(url)}">`;

/**
 * Inserts the parts into the built index.html. The session hint is an attribute of the root element, by which
 * styles hide the login button until the session is known; another attribute makes the application wait for
 * the session. The data block is JSON, not a script. start.js starts the application after the first paint.
 */
export function fillTemplate(template: string, parts: DocumentParts): string {
  const data =
    parts.data === null
      ? ''
      : `<script type="application/json" id="ssr-data">${toDataBlock(parts.data)}</script>`;
  const filled = template
    .replace('<div id="root"></div>', () => `<div id="root">${parts.body}</div>`)
    .replace(
      ENTRY,
      (_tag, entry: string) =>
        `<script type="module" src="/start.js" data-entry="${entry}" ` +
        `data-scripts="${escapeHtml(parts.assets.scripts.join(' '))}"></script>`,
    )
    .replace(
      '</head>',
      () =>
        `${errorReportingTag(parts.errorReporting)}${consoleUrlTag(parts.consoleUrl)}${parts.assets.tags}</head>`,
    )
    .replace('<!--ssr-data-->', () => data)
    .replace(
      '<html ',
      () =>
        `<html ${parts.signedIn ? 'data-signed-in ' : ''}${parts.afterSession ? 'data-after-session ' : ''}`,
    );
  return parts.head === '' ? filled : filled.replace(HEAD, () => parts.head);
}
