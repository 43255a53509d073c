import { createApi, type Api } from './api.ts';
import type { Registration } from './account-calls.ts';
import { ApiError, type Transport } from './http.ts';
import { createFiles } from './files.ts';
import type { LoginAnswer, SessionUser } from './generated/types.gen.ts';

export type SessionState = { status: 'unknown' | 'anonymous' | 'signed-in'; user: SessionUser | null };

/** Name of the readable cookie that says a refresh is worth trying; it carries no secret. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The browser's session: the access token lives in this closure only, the refresh token in a cookie no script can read. */
export type Session = ReturnType<typeof createSession>;

export function createSession(fetchImpl: Transport['fetch'], readCookies: () => string) {
  let token: string | null = null;
  let state: SessionState = { status: 'unknown', user: null };
  let renewal: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const publish = (next: SessionState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const accept = (answer: LoginAnswer): void => {
    token = answer.token;
    publish({ status: 'signed-in', user: answer.user });
  };
  const end = (): void => {
    token = null;
    publish({ status: 'anonymous', user: null });
  };
  const bare = createApi({ fetch: fetchImpl });
  const renew = (): Promise<boolean> => {
    renewal ??= bare.auth.refresh().then(
      (answer) => (accept(answer), true),
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.status === 401) end();
        return false;
      },
    ).finally(() => { renewal = null; });
    return renewal;
  };
  const api: Api = createApi({ fetch: fetchImpl, accessToken: () => token, renew });

  return {
    api,
    files: createFiles({ fetch: fetchImpl, accessToken: () => token, renew }),
    getState: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Restores the session after a page load; asks the server only when the hint cookie is there. */
    async restore(): Promise<void> {
      if (readCookies().split('; ').some((part) => part.startsWith(`${SIGNED_IN_COOKIE}=`))) await renew();
      if (state.status === 'unknown') end();
    },
    async login(username: string, password: string): Promise<SessionUser> {
      const answer = await bare.auth.login(username, password);
      accept(answer);
      return answer.user;
    },
    /** Creates an account and signs it in. */
    async register(input: Registration): Promise<SessionUser> {
      const answer = await bare.account.register(input);
      accept(answer);
      return answer.user;
    },
    /** Acts as another user until `stopImpersonating` (operators only). */
    async impersonate(userId: number): Promise<SessionUser> {
      const answer = await api.admin.users.impersonate(userId);
      accept(answer);
      return answer.user;
    },
    /** Returns to the operator's own session. */
    async stopImpersonating(): Promise<SessionUser> {
      const answer = await api.auth.stopImpersonating();
      accept(answer);
      return answer.user;
    },
    /** Reads the user anew, after something about the account has changed. */
    async reload(): Promise<void> {
      const { user } = await api.auth.user();
      publish({ status: 'signed-in', user });
    },
    async logout(): Promise<void> {
      try {
        await api.auth.logout();
      } finally {
        end();
      }
    },
  };
}
