import { toPragueDay, urls } from '@prostora/contracts';
import { program as texts } from '@prostora/strings/cs/program.ts';
import { formatShortDay } from '@prostora/strings/format.ts';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../platform/text/escape-html.ts';
import type { PublicProgram } from './public-program.service.ts';

const STYLES = `:root{color-scheme:light;font:16px/1.45 system-ui,sans-serif}body{margin:0;padding:12px 16px}
h2{margin:20px 0 6px;font-size:1rem}h2:first-child{margin-top:0}ul{margin:0;padding:0;list-style:none}
li{display:flex;gap:12px;padding:6px 0;border-top:1px solid #8884}b{flex:none;min-width:7.5em;font-variant-numeric:tabular-nums}
small{opacity:.75}a{color:inherit}footer{margin-top:16px;font-size:.875rem}`;

const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

/** Headers of the page in frames of other sites: no scripts, no cookies, not in search results. */
export const EMBED_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${STYLES_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  'content-type': 'text/html; charset=utf-8',
} as const;

const renderEvent = ({ title, spaceNames, startsAt, endsAt }: PublicProgram['events'][number]): string =>
  `<li><b>${escapeHtml(texts.times(startsAt, endsAt))}</b><span>${escapeHtml(title)}` +
  `${spaceNames.length > 0 ? ` <small>${escapeHtml(spaceNames.join(', '))}</small>` : ''}</span></li>`;

/**
 * The program for a frame on another site, as a page of its own.
 * @param publicUrl origin of this site, to which the page links
 */
export function renderEmbeddedProgram({ building, events }: PublicProgram, publicUrl: string): string {
  const days = Map.groupBy(events, ({ startsAt }) => toPragueDay(startsAt));
  const sections = [...days].map(
    ([day, list]) => `<h2>${escapeHtml(formatShortDay(day))}</h2><ul>${list.map(renderEvent).join('')}</ul>`,
  );
  const url = new URL(urls.buildingProgram(building.slug), publicUrl).href;
  const title = escapeHtml(texts.publicTitle(building.name));
  return (
    `<!doctype html><html lang="cs"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title><style>${STYLES}</style></head><body><main aria-label="${title}">` +
    `${sections.length > 0 ? sections.join('') : `<p>${texts.nothingPublic}</p>`}</main>` +
    `<footer><a href="${escapeHtml(url)}" target="_blank" rel="noopener">${title}</a></footer></body></html>`
  );
}
