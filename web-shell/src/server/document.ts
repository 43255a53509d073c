import type { PageAssets } from './assets.ts';
import type { ErrorReporting } from '@prostora/federation';
import { escapeHtml, toDataBlock } from './data-block.ts';

export type DocumentParts = {
  signedIn: boolean;
  /** Whether the page must not be read before the session is restored. */
  afterSession?: boolean;
  /** What the page says of itself. */
  head: string;
  assets: PageAssets;
  body: string;
  data: unknown;
  errorReporting?: ErrorReporting | null;
};

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;
const HEAD = /<!--ssr-head-->[\s\S]*?<!--\/ssr-head-->/u;

/** Read by recovery/error-reports.ts when something has gone wrong, and never before. */
const errorReportingTag = (service: ErrorReporting | null = null): string =>
  service ? `<meta name="error-reporting" content="${escapeHtml(JSON.stringify(service))}">` : '';

/**
 * Puts the parts into the built index.html. The session hint is an attribute of the root element, so that styles can keep
 * the login button back until the session is known, and another tells the application to wait for the session; the data block is JSON and no script to the browser; the application
 * itself is started by start.js after the first frame.
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
        `<script type="module" src="/start.js" data-entry="${entry}" data-scripts="${escapeHtml(parts.assets.scripts.join(' '))}"></script>`,
    )
    .replace('</head>', () => `${errorReportingTag(parts.errorReporting)}${parts.assets.tags}</head>`)
    .replace('<!--ssr-data-->', () => data)
    .replace(
      '<html ',
      () =>
        `<html ${parts.signedIn ? 'data-signed-in ' : ''}${parts.afterSession ? 'data-after-session ' : ''}`,
    );
  return parts.head === '' ? filled : filled.replace(HEAD, () => parts.head);
}
