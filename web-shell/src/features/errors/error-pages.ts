type ErrorPages = typeof import('./message-page.tsx');

let loadedPages: ErrorPages | null = null;

/** Loads the error pages, a separate chunk because few visits need them. */
export const loadErrorPages = async (): Promise<ErrorPages> =>
  (loadedPages ??= await import('./message-page.tsx'));

/** The error pages when loaded, which is required before an error document is rendered or hydrated. */
export const getLoadedErrorPages = (): ErrorPages | null => loadedPages;

/** Key of their chunk in the shell's manifest. */
export const ERROR_PAGES_CHUNK = 'src/features/errors/message-page.tsx';
