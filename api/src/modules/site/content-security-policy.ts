/** External origins: map tiles and error reporting. */
export type PolicyOptions = { mapTiles: string | null; errorReports: string | null };

const joinSources = (...sources: (string | null)[]): string => sources.filter(Boolean).join(' ');

/**
 * Policy of public documents: own scripts and styles only, no inline code. Videos play from cookieless hosts;
 * the other exceptions are the worker of the map and, if configured, tiles of Mapy.com and error reporting.
 */
export const buildPublicPolicy = ({ mapTiles, errorReports }: PolicyOptions): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${joinSources("'self'", 'data:', 'blob:', mapTiles)}`,
    "font-src 'self'",
    `connect-src ${joinSources("'self'", mapTiles, errorReports)}`,
    "worker-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Policy of the console: as above with inline styles for its component library. */
export const buildConsolePolicy = (options: PolicyOptions): string =>
  buildPublicPolicy(options).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
