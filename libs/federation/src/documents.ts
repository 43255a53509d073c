import type { Client } from '@prostora/api-client';

/** A Sentry-compatible service and the tags of every report. The DSN is no secret. */
export type ErrorReporting = { dsn: string; release: string | null; environment: string };

/** Input of the server build of the shell; the API process reads the files. */
export type DocumentOptions = {
  api: Client;
  /** Text of the built web-shell/dist/index.html. */
  template: string;
  /** Parsed Vite manifests; that of the remote may be missing. */
  shellManifest: unknown;
  publicManifest: unknown;
  /** URL of the site, for canonical links. */
  publicUrl: string;
  /** Error reporting of browsers; null when disabled. */
  errorReporting: ErrorReporting | null;
  /** URL of the built console on another origin, without a slash at its end; null when the site serves it. */
  consoleUrl: string | null;
};

export type DocumentRequest = {
  /** Requested path and query. */
  url: string;
  /** Whether the browser has the hint cookie of a session. */
  signedIn: boolean;
  signal?: AbortSignal;
};

export type DocumentAnswer =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'redirect'; status: number; location: string }
  /** A failed page; the HTML is complete, the error is for the log. */
  | { kind: 'failure'; status: number; html: string; error: unknown };

export type Documents = {
  /** Renders the complete document of a public URL. */
  renderPage: (request: DocumentRequest) => Promise<DocumentAnswer>;
  /** Renders the frame of a page only its owner may see: the browser loads the content. */
  renderFrame: (request: DocumentRequest) => Promise<string>;
  /** Renders the document of the console, whose content is rendered in the browser. */
  renderConsole: (request: DocumentRequest) => string;
};

/** Exports of web-shell/dist-ssr/entry-server.js. */
export type DocumentModule = { createDocuments: (options: DocumentOptions) => Documents };
