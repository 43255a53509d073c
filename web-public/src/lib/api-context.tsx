import type { Client } from '@prostora/api-client';
import { createContext, useContext, type ReactNode } from 'react';

const ApiContext = createContext<Client | null>(null);

/**
 * Provides the API client that the routes were created with: `fetch` in the browser, in process on the
 * server.
 */
export const ApiProvider = ({ api, children }: { api: Client; children: ReactNode }): ReactNode => (
  <ApiContext value={api}>{children}</ApiContext>
);

export function useApi(): Client {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
