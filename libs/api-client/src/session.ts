import { createClient, type Client } from './client.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { register } from './generated/sdk/account.gen.ts';
import {
  completeLogin,
  getCurrentUser,
  login,
  logout,
  refreshSession,
  startImpersonation,
  stopImpersonation,
} from './generated/sdk/auth.gen.ts';
import type {
  LoginAnswer,
  RegistrationRequest,
  SecondStepAnswer,
  SecondStepRequest,
  SessionUser,
} from './generated/types.gen.ts';
import { ApiError, type Transport } from './http.ts';

export type SessionState = {
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: SessionUser | null;
  /**
   * The session has ended on the server while the page is in use: a login prompt is shown, then the waiting
   * calls are repeated.
   */
  interrupted?: boolean;
  /** The session is open; the login prompt is for a step that needs a fresh second factor. */
  isSecondFactorStale?: boolean;
  /** An operator no longer acts as the user in this tab; the page stays. */
  actingEnded?: boolean;
  /** The server did not answer whether there is a session; nobody is signed in until it does. */
  isUnreachable?: boolean;
};

/** Abilities of the surrounding page; without it an ended session signs out. */
export type SessionPage = {
  /** Reloads the page for another user. */
  reload: () => void;
  /** Assigns the drafts of this tab to a user and clears those of others; null clears all. */
  claimDrafts?: (userId: number | null) => void;
};

/** Tab of an operator acting as a user: its session, and how the tab leaves it. */
export type ActingTab = { sessionId: string; forget: () => void };

/** Header with the session of an operator acting as a user; its refresh token has its own cookie. */
export const ACTING_HEADER = 'x-acting';

/** Name of the readable hint cookie that tells whether a refresh is worth trying; it is no secret. */
export const SIGNED_IN_COOKIE = 'signed_in';

/**
 * Session of the browser: the access token stays in this closure, the refresh token in an HttpOnly cookie.
 */
export type Session = ReturnType<typeof createSession>;

/** State, access token and listeners. */
function createStore(page: SessionPage | null) {
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
    publish,
    signedIn(answer: LoginAnswer): void {
      ({ token } = answer);
      page?.claimDrafts?.(answer.user.id);
      publish({ status: 'signed-in', user: answer.user });
    },
    /** Another user is signed in: the state is kept until the page is reloaded. */
    reloadFor({ user }: LoginAnswer): void {
      page?.claimDrafts?.(user.id);
      page?.reload();
    },
    signedOut(): void {
      token = null;
      if (state.user) page?.claimDrafts?.(null);
      publish({ status: 'anonymous', user: null });
    },
    setUnreachable(): void {
      if (!state.user) publish({ status: 'anonymous', user: null, isUnreachable: true });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Login prompt for which the interrupted calls wait. */
function createLoginPrompt() {
  let waiting: Promise<boolean> | null = null;
  let resolve: ((repeats: boolean) => void) | null = null;
  return {
    ask: (): Promise<boolean> =>
      (waiting ??= new Promise((answered) => {
        resolve = answered;
      })),
    answer(repeats: boolean): void {
      resolve?.(repeats);
      resolve = null;
      waiting = null;
    },
  };
}

/** Asks to sign in again for a step that needs a fresh second factor; resolves to whether to repeat the call. */
function createFactorPrompt(
  page: SessionPage | null,
  { get, publish }: Pick<ReturnType<typeof createStore>, 'get' | 'publish'>,
  loginPrompt: ReturnType<typeof createLoginPrompt>,
): () => Promise<boolean> {
  return () => {
    const { user } = get();
    if (!page || user === null) return Promise.resolve(false);
    publish({ status: 'signed-in', user, interrupted: true, isSecondFactorStale: true });
    return loginPrompt.ask();
  };
}

/** State of the session and its subscribers. */
function createState(favourites: Favourites, page: SessionPage | null) {
  const store = createStore(page);
  const { get, publish, signedIn, reloadFor, signedOut } = store;
  const loginPrompt = createLoginPrompt();
  let isPromptDismissed = false;
  return {
    ...store,
    accept(answer: LoginAnswer): SessionUser {
      const before = get();
      // Calls of the previous user are never sent as this one: they stay pending until the reload.
      if (page && before.interrupted && before.user?.id !== answer.user.id) {
        reloadFor(answer);
        return answer.user;
      }
      isPromptDismissed = false;
      signedIn(answer);
      loginPrompt.answer(true);
      return answer.user;
    },
    /** Result of a renewal; another user has signed in from another tab. */
    renewed(answer: LoginAnswer): boolean | Promise<never> {
      const { user } = get();
      if (!page || user === null || user.id === answer.user.id) {
        isPromptDismissed = false;
        signedIn(answer);
        return true;
      }
      reloadFor(answer);
      return new Promise<never>(() => undefined);
    },
    /**
     * The session has ended: asks the user to sign in again. After the prompt was dismissed only writes ask
     * again, because pages also poll.
     * @returns whether the call may be repeated
     */
    interrupt(isChange: boolean): Promise<boolean> {
      const { user } = get();
      if (isPromptDismissed && !isChange) return Promise.resolve(false);
      if (!page || user === null) {
        this.end();
        return Promise.resolve(false);
      }
      const answer = loginPrompt.ask();
      publish({ status: 'signed-in', user, interrupted: true });
      return answer;
    },
    confirmSecondFactor: createFactorPrompt(page, { get, publish }, loginPrompt),
    /** The login prompt was dismissed: waiting calls fail, the page stays, and its next write asks again. */
    abandon(): void {
      const { status, user, isSecondFactorStale } = get();
      isPromptDismissed = !isSecondFactorStale;
      publish({ status, user });
      loginPrompt.answer(false);
    },
    /** The acting session has ended: no login prompt, and nothing is sent as the operator. */
    endActing(): boolean {
      const { user } = get();
      publish({ status: user ? 'signed-in' : 'anonymous', user, actingEnded: true });
      return false;
    },
    update: (user: SessionUser) => publish({ status: 'signed-in', user }),
    end(): void {
      loginPrompt.answer(false);
      signedOut();
      favourites.leave();
    },
  };
}

/** The acting session of this tab, if any, and its header. */
function createActing(tab: ActingTab | null) {
  let acting = tab;
  return {
    is: (): boolean => acting !== null,
    headers: (): { headers?: { 'x-acting': string } } =>
      acting ? { headers: { [ACTING_HEADER]: acting.sessionId } } : {},
    leave(): void {
      acting?.forget();
      acting = null;
    },
  };
}

/**
 * Renews the session. Concurrent calls share one renewal; whether one of them is a write decides if the user is asked
 * to sign in again. Unreachable or failing servers fail the call without ending the session.
 */
function createRenewal(
  client: Client,
  acting: ReturnType<typeof createActing>,
  state: ReturnType<typeof createState>,
): (method?: string) => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  let isChangeWaiting = false;
  return (method = 'GET') => {
    isChangeWaiting ||= method !== 'GET';
    running ??= refreshSession({ client, ...acting.headers() })
      .then(state.renewed, (error: unknown) => {
        if (error instanceof ApiError && error.status !== 401) throw error;
        return acting.is() ? state.endActing() : state.interrupt(isChangeWaiting);
      })
      .finally(() => {
        running = null;
        isChangeWaiting = false;
      });
    return running;
  };
}

const hasSignedInCookie = (cookies: string): boolean =>
  cookies.split('; ').some((part) => part.startsWith(`${SIGNED_IN_COOKIE}=`));

const ignoreUnauthenticated = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
};

/**
 * @param fetchImpl fetch of the browser
 * @param readCookies returns `document.cookie`
 * @param actingTab tab of an operator acting as a user; a login or logout leaves it
 */
export function createSession(
  fetchImpl: Transport['fetch'],
  readCookies: () => string,
  page: SessionPage | null = null,
  actingTab: ActingTab | null = null,
) {
  const favourites = createFavourites({ isStored: actingTab === null });
  const acting = createActing(actingTab);
  const state = createState(favourites, page);
  const anonymous = createClient({ fetch: fetchImpl });
  const renew = createRenewal(anonymous, acting, state);
  const { token: accessToken, confirmSecondFactor } = state;
  const transport: Transport = { fetch: fetchImpl, accessToken, renew, confirmSecondFactor };
  const client = createClient(transport);
  const signIn = (answer: LoginAnswer): SessionUser => {
    acting.leave();
    return state.accept(answer);
  };

  return {
    api: client,
    /** For the clients of file transfers. */
    transport,
    favourites,
    getState: state.get,
    subscribe: state.subscribe,
    /**
     * Restores the session after a page load, or after the server was unreachable; asks it only with the hint cookie.
     * @param timeout rejects when the server counts as unreachable; its answer is accepted later too
     */
    async restore(timeout?: Promise<never>): Promise<void> {
      if (acting.is() || hasSignedInCookie(readCookies()))
        await (timeout ? Promise.race([renew(), timeout]) : renew()).catch(state.setUnreachable);
      else if (!state.get().user) state.end();
    },
    /** Returns the user, or the second step of an account that has one; `completeLogin` finishes it. */
    login: async (username: string, password: string): Promise<SessionUser | SecondStepAnswer> => {
      const answer = await login({ client: anonymous, body: { username, password } });
      return 'second_step' in answer ? answer : signIn(answer);
    },
    completeLogin: async (code: SecondStepRequest): Promise<SessionUser> =>
      signIn(await completeLogin({ client: anonymous, body: code })),
    /** Continues after another tab has signed in. */
    resume: async (): Promise<void> => {
      if (state.get().interrupted)
        await refreshSession({ client: anonymous }).then(state.accept, () => undefined);
    },
    /** Dismisses the login prompt: waiting calls fail. */
    abandon: state.abandon,
    /** Creates an account and signs in. */
    register: async (input: RegistrationRequest): Promise<SessionUser> =>
      signIn(await register({ client: anonymous, body: input })),
    /**
     * Starts a session of another user for a separate tab (operators only).
     * @returns id of the acting session
     */
    impersonate: async (userId: number): Promise<string> =>
      (await startImpersonation({ client, path: { id: userId } })).acting ?? '',
    /** Whether an operator acts as a user in this tab. */
    isActing: acting.is,
    /** Ends acting as a user, also when it has already ended. */
    async stopImpersonating(): Promise<void> {
      if (!state.get().actingEnded) await stopImpersonation({ client }).catch(ignoreUnauthenticated);
      acting.leave();
    },
    /** Reloads the user after a change of the account. */
    reload: async (): Promise<void> => state.update((await getCurrentUser({ client })).user),
    async logout(): Promise<void> {
      try {
        await logout({ client, ...acting.headers() });
      } finally {
        acting.leave();
        state.end();
      }
    },
  };
}
