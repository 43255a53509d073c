import { createApi, type Api, type SecondStepProof } from './api.ts';
import type { Registration } from './account-calls.ts';
import { callsOf } from './calls.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { ApiError, type Transport } from './http.ts';
import { createFiles } from './files.ts';
import type { LoginAnswer, SecondStepAnswer, SessionUser } from './generated/types.gen.ts';

export type SessionState = {
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: SessionUser | null;
  /** The session has ended on the server while this page was in use: a login is asked for over the page, then the waiting calls are repeated. */
  interrupted?: boolean;
};

/** What the page around the session can do; without it an ended session simply signs out. */
export type SessionPage = { /** Another user is signed in now: the page is read anew for them. */ reload: () => void };

/** Name of the readable cookie that says a refresh is worth trying; it carries no secret. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The browser's session: the access token lives in this closure only, the refresh token in a cookie no script can read. */
export type Session = ReturnType<typeof createSession>;

/** What is known of the session, told to whoever listens. */
function createState(favourites: Favourites, page: SessionPage | null) {
  let token: string | null = null;
  let state: SessionState = { status: 'unknown', user: null };
  const listeners = new Set<() => void>();
  let resume: ((repeats: boolean) => void) | null = null;
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
      const before = state;
      token = answer.token;
      publish({ status: 'signed-in', user: answer.user });
      // What another user has begun is never sent in the name of this one: its calls stay without an answer until the page is gone.
      if (before.interrupted && before.user?.id !== answer.user.id) page?.reload();
      else resume?.(true);
      return answer.user;
    },
    /** The user a renewal found; another one than before signed in from another tab of this browser. */
    renewed(answer: LoginAnswer): boolean | Promise<never> {
      if (!page || state.user === null || state.user.id === answer.user.id) {
        token = answer.token;
        publish({ status: 'signed-in', user: answer.user });
        return true;
      }
      page.reload();
      return new Promise<never>(() => undefined);
    },
    /** The session is over. Whoever works on the page is asked to sign in again; answers whether the call may be repeated. */
    interrupt(): Promise<boolean> {
      if (!page || state.user === null) {
        this.end();
        return Promise.resolve(false);
      }
      const { user } = state;
      return new Promise<boolean>((resolve) => {
        resume = (repeats) => {
          resume = null;
          resolve(repeats);
        };
        publish({ status: 'signed-in', user, interrupted: true });
      });
    },
    /** Nobody signs in again: the waiting calls fail, the page stays as it is, and its next call asks again. */
    abandon(): void {
      publish({ status: state.status, user: state.user });
      resume?.(false);
    },
    update: (user: SessionUser) => publish({ status: 'signed-in', user }),
    end(): void {
      resume?.(false);
      token = null;
      publish({ status: 'anonymous', user: null });
      favourites.leave();
    },
  };
}

export function createSession(fetchImpl: Transport['fetch'], readCookies: () => string, page: SessionPage | null = null) {
  const favourites = createFavourites();
  const state = createState(favourites, page);
  const bare = createApi({ fetch: fetchImpl });
  let renewal: Promise<boolean> | null = null;
  const renew = (): Promise<boolean> => {
    renewal ??= bare.auth.refresh().then(
      state.renewed,
      (error: unknown) => {
        if (!(error instanceof ApiError) || error.status === 401) return state.interrupt();
        // Unreachable or failing: the call fails with that, and nobody is signed out.
        throw error;
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
      if (readCookies().split('; ').some((part) => part.startsWith(`${SIGNED_IN_COOKIE}=`))) await renew().catch(() => undefined);
      if (state.get().status === 'unknown') state.end();
    },
    /** The user, or the second step of an account that has one; `completeLogin` finishes it. */
    login: async (username: string, password: string): Promise<SessionUser | SecondStepAnswer> => {
      const answer = await bare.auth.login(username, password);
      return 'second_step' in answer ? answer : state.accept(answer);
    },
    completeLogin: async (proof: SecondStepProof): Promise<SessionUser> => state.accept(await bare.auth.secondStep(proof)),
    /** Goes on after another tab has signed in; nothing changes while none has. */
    resume: async (): Promise<void> => {
      if (state.get().interrupted) await bare.auth.refresh().then(state.accept, () => undefined);
    },
    /** Nobody signs in again: the calls that wait for it fail. */
    abandon: state.abandon,
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
