/** Origins of guests: tiles of the map, the service that errors are reported to. */
export type PolicyOptions = { mapTiles: string | null; errorReports: string | null };

const list = (...sources: (string | null)[]): string => sources.filter(Boolean).join(' ');

/**
 * Policy of public documents: own scripts and styles only, none inline. Videos play from hosts that set no cookies; the map's
 * worker and, where configured, the tiles of Mapy.com and the service that errors are reported to are the only other guests.
 */
export const publicPolicy = ({ mapTiles, errorReports }: PolicyOptions): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${list("'self'", 'data:', 'blob:', mapTiles)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", mapTiles, errorReports)}`,
    "worker-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Policy of the administration: as above, but its component library writes style elements. */
export const consolePolicy = (options: PolicyOptions): string =>
  publicPolicy(options).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
