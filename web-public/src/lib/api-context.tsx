import type { Api } from '@prostora/api-client';
import { createContext, useContext, type ReactNode } from 'react';

const ApiContext = createContext<Api | null>(null);

/**
 * Provides the API client that the routes were created with: `fetch` in the browser, in process on the
 * server.
 */
export const ApiProvider = ({ api, children }: { api: Api; children: ReactNode }): ReactNode => (
  <ApiContext value={api}>{children}</ApiContext>
);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
