import type { Api } from '@prostora/api-client';

/** A service that speaks the protocol of Sentry, and what every report names. Its address (DSN) is no secret. */
export type ErrorReporting = { dsn: string; release: string | null; environment: string };

/** What the shell's server build needs to write documents; the API process reads the files and gives them in. */
export type DocumentOptions = {
  api: Api;
  /** Text of the built web-shell/dist/index.html. */
  template: string;
  /** Parsed Vite manifests; the remote's may be missing when it was not built. */
  shellManifest: unknown;
  publicManifest: unknown;
  /** Address of the site, for canonical links. */
  publicUrl: string;
  /** Where browsers report their errors; null where nobody wants to know. */
  errorReporting: ErrorReporting | null;
};

export type DocumentRequest = {
  /** Path and query as asked. */
  url: string;
  /** Whether the browser carries the hint of a session. */
  signedIn: boolean;
  signal?: AbortSignal;
};

export type DocumentAnswer =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'redirect'; status: number; location: string }
  /** A page that failed; the page is complete, the error is for the log. */
  | { kind: 'failure'; status: number; html: string; error: unknown };

export type Documents = {
  /** The complete document of a public address. */
  page: (request: DocumentRequest) => Promise<DocumentAnswer>;
  /** The frame with a place kept for a page that only its owner may see: the browser reads it once it knows who is there. */
  waiting: (request: DocumentRequest) => Promise<string>;
  /** The bare document of the administration, rendered in the browser. */
  bare: (request: DocumentRequest) => string;
};

/** Shape of web-shell/dist-ssr/entry-server.js. */
export type DocumentModule = { createDocuments: (options: DocumentOptions) => Documents };
