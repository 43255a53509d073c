type ErrorPages = typeof import('./message-page.tsx');

let pages: ErrorPages | null = null;

/** Fetches the error pages: few visits need them, so no other page carries them. */
export const loadErrorPages = async (): Promise<ErrorPages> => (pages ??= await import('./message-page.tsx'));

/** The error pages when they are here already, as they must be before an error document is rendered or hydrated. */
export const errorPages = (): ErrorPages | null => pages;

/** Key of their chunk in the shell's manifest. */
export const ERROR_PAGES_CHUNK = 'src/features/errors/message-page.tsx';
