import { createApi, type Api } from './api.ts';
import type { Registration } from './account-calls.ts';
import { callsOf } from './calls.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { ApiError, type Transport } from './http.ts';
import { createFiles } from './files.ts';
import type { LoginAnswer, SessionUser } from './generated/types.gen.ts';

export type SessionState = { status: 'unknown' | 'anonymous' | 'signed-in'; user: SessionUser | null };

/** Name of the readable cookie that says a refresh is worth trying; it carries no secret. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The browser's session: the access token lives in this closure only, the refresh token in a cookie no script can read. */
export type Session = ReturnType<typeof createSession>;

/** What is known of the session, told to whoever listens. */
function createState(favourites: Favourites) {
  let token: string | null = null;
  let state: SessionState = { status: 'unknown', user: null };
  const listeners = new Set<() => void>();
  const publish = (next: SessionState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    token: () => token,
    get: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept(answer: LoginAnswer): SessionUser {
      token = answer.token;
      publish({ status: 'signed-in', user: answer.user });
      return answer.user;
    },
    update: (user: SessionUser) => publish({ status: 'signed-in', user }),
    end(): void {
      token = null;
      publish({ status: 'anonymous', user: null });
      favourites.leave();
    },
  };
}

export function createSession(fetchImpl: Transport['fetch'], readCookies: () => string) {
  const favourites = createFavourites();
  const state = createState(favourites);
  const bare = createApi({ fetch: fetchImpl });
  let renewal: Promise<boolean> | null = null;
  const renew = (): Promise<boolean> => {
    renewal ??= bare.auth.refresh().then(
      (answer) => (state.accept(answer), true),
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.status === 401) state.end();
        return false;
      },
    ).finally(() => { renewal = null; });
    return renewal;
  };
  const transport: Transport = { fetch: fetchImpl, accessToken: state.token, renew };
  const api: Api = createApi(transport);
  const calls = callsOf(transport);

  return {
    api,
    /** For groups of calls that not everybody needs. */
    calls,
    files: createFiles(transport),
    favourites,
    getState: state.get,
    subscribe: state.subscribe,
    /** Restores the session after a page load; asks the server only when the hint cookie is there. */
    async restore(): Promise<void> {
      if (readCookies().split('; ').some((part) => part.startsWith(`${SIGNED_IN_COOKIE}=`))) await renew();
      if (state.get().status === 'unknown') state.end();
    },
    login: async (username: string, password: string): Promise<SessionUser> => state.accept(await bare.auth.login(username, password)),
    /** Creates an account and signs it in. */
    register: async (input: Registration): Promise<SessionUser> => state.accept(await bare.account.register(input)),
    /** Acts as another user until `stopImpersonating` (operators only). */
    impersonate: async (userId: number): Promise<SessionUser> => state.accept(await calls.write<LoginAnswer>('POST', `admin/users/${userId}/impersonate`)),
    /** Returns to the operator's own session. */
    stopImpersonating: async (): Promise<SessionUser> => state.accept(await api.auth.stopImpersonating()),
    /** Reads the user anew, after something about the account has changed. */
    reload: async (): Promise<void> => state.update((await api.auth.user()).user),
    async logout(): Promise<void> {
      try {
        await api.auth.logout();
      } finally {
        state.end();
      }
    },
  };
}
