import type { Config } from '../../platform/config/index.ts';

/** External origins: the map, error reporting and the files of the console. */
export type PolicyOptions = { map: readonly string[]; errorReports: string | null; console: string | null };

const joinSources = (...sources: (string | null)[]): string => sources.filter(Boolean).join(' ');

/** Origins that the configuration admits. A style never admits further ones by itself. */
export function toPolicyOptions(
  config: Pick<
    Config,
    | 'MAP_STYLE_URL'
    | 'MAP_STYLE_ORIGINS'
    | 'MAPY_API_KEY'
    | 'MAPY_API_URL'
    | 'ERROR_REPORTING_DSN'
    | 'CONSOLE_URL'
  >,
): PolicyOptions {
  const toOrigin = (url: string): string => new URL(url).origin;
  const { MAP_STYLE_URL: styleUrl, MAP_STYLE_ORIGINS: styleOrigins = [] } = config;
  return {
    map: styleUrl
      ? [...new Set([toOrigin(styleUrl), ...styleOrigins])]
      : config.MAPY_API_KEY
        ? [toOrigin(config.MAPY_API_URL)]
        : [],
    errorReports: config.ERROR_REPORTING_DSN ? toOrigin(config.ERROR_REPORTING_DSN) : null,
    console: config.CONSOLE_URL ? toOrigin(config.CONSOLE_URL) : null,
  };
}

/** Sources of code and styles besides this site. */
type FileSources = { files: string | null; inlineStyles: string | null };

const buildPolicy = ({ map, errorReports }: PolicyOptions, { files, inlineStyles }: FileSources): string =>
  [
    "default-src 'self'",
    `script-src ${joinSources("'self'", files)}`,
    `style-src ${joinSources("'self'", inlineStyles, files)}`,
    `img-src ${joinSources("'self'", 'data:', 'blob:', ...map, files)}`,
    `font-src ${joinSources("'self'", files)}`,
    `connect-src ${joinSources("'self'", ...map, errorReports)}`,
    "worker-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/**
 * Policy of public documents: own scripts and styles only, no inline code. Videos play from cookieless hosts;
 * the other exceptions are the worker of the map and, if configured, the origins of the map and error reporting.
 */
export const buildPublicPolicy = (options: PolicyOptions): string =>
  buildPolicy(options, { files: null, inlineStyles: null });

/** Policy of the console: as above with the origin of its files and inline styles for its component library. */
export const buildConsolePolicy = (options: PolicyOptions): string =>
  buildPolicy(options, { files: options.console, inlineStyles: "'unsafe-inline'" });
