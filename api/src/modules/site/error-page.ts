import { common } from '@prostora/strings/cs/common.ts';
import { errorPages, type ErrorPage } from '@prostora/strings/cs/error-pages.ts';
import { colors } from '@prostora/tokens/tokens.ts';
import { createHash } from 'node:crypto';

const { pine, plaster, saffron } = colors;
const STYLE =
  `body{margin:0;background:${plaster[50]};color:${pine[900]};font:1rem/1.5 system-ui,sans-serif}` +
  'main{max-width:36rem;margin:15vh auto 0;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0 .75rem}' +
  `p{margin:0 0 1.5rem;color:${plaster[700]}}` +
  `a{display:inline-block;padding:.7rem 1.2rem;border-radius:8px;background:${saffron[400]};color:${pine[900]};font-weight:600}`;

/** Policy that allows only the inline style of the page. */
export const ERROR_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A complete page without dependencies on the database or the web build. Its link retries the same URL. */
export function renderErrorPage(page: ErrorPage): string {
  const { title, text, retry } = errorPages[page];
  return (
    `<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>${title} | ${common.siteName}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body></html>`
  );
}
