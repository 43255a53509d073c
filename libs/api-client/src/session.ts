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
  /** An operator acted as the user in this tab and does no more; the page stays as it is. */
  actingEnded?: boolean;
};

/** What the page around the session can do; without it an ended session simply signs out. */
export type SessionPage = {
  /** Another user is signed in now: the page is read anew for them. */
  reload: () => void;
  /** Text typed in this tab belongs to the user: that of another one is forgotten, with null (somebody signed out) all of it. */
  claimDrafts?: (userId: number | null) => void;
};

/** The tab of an operator acting as a user: its session, and how the tab forgets it. */
export type ActingTab = { sessionId: string; forget: () => void };

/** Header that names the session of an operator acting as a user; its refresh token has a cookie of its own. */
export const ACTING_HEADER = 'x-acting';

/** Name of the readable cookie that says a refresh is worth trying; it carries no secret. */
export const SIGNED_IN_COOKIE = 'signed_in';

/** The browser's session: the access token lives in this closure only, the refresh token in a cookie no script can read. */
export type Session = ReturnType<typeof createSession>;

/** The state, its access token and its listeners. */
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
    /** Another user is signed in: the state stays that of before until the page is gone. */
    reloadFor({ user }: LoginAnswer): void {
      page?.claimDrafts?.(user.id);
      page?.reload();
    },
    signedOut(): void {
      token = null;
      if (state.user) page?.claimDrafts?.(null);
      publish({ status: 'anonymous', user: null });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The question to sign in again; the calls of before wait for its answer. */
function createQuestion() {
  let resolve: ((repeats: boolean) => void) | null = null;
  return {
    ask: (): Promise<boolean> =>
      new Promise((waiting) => {
        resolve = waiting;
      }),
    answer(repeats: boolean): void {
      resolve?.(repeats);
      resolve = null;
    },
  };
}

/** What is known of the session, told to whoever listens. */
function createState(favourites: Favourites, page: SessionPage | null) {
  const { token, get, publish, subscribe, signedIn, reloadFor, signedOut } = createStore(page);
  const question = createQuestion();
  let isAbandoned = false;
  return {
    token,
    get,
    subscribe,
    accept(answer: LoginAnswer): SessionUser {
      const before = get();
      // What another user has begun is never sent in the name of this one: its calls stay without an answer until the page is gone.
      if (page && before.interrupted && before.user?.id !== answer.user.id) {
        reloadFor(answer);
        return answer.user;
      }
      isAbandoned = false;
      signedIn(answer);
      question.answer(true);
      return answer.user;
    },
    /** The user a renewal found; another one than before signed in from another tab of this browser. */
    renewed(answer: LoginAnswer): boolean | Promise<never> {
      const { user } = get();
      if (!page || user === null || user.id === answer.user.id) {
        isAbandoned = false;
        signedIn(answer);
        return true;
      }
      reloadFor(answer);
      return new Promise<never>(() => undefined);
    },
    /**
     * The session is over. Whoever works on the page is asked to sign in again; answers whether the call may be repeated. After the
     * question was closed only a change asks again: pages also read by themselves, every minute.
     */
    interrupt(isChange: boolean): Promise<boolean> {
      const { user } = get();
      if (isAbandoned && !isChange) return Promise.resolve(false);
      if (!page || user === null) {
        this.end();
        return Promise.resolve(false);
      }
      const answer = question.ask();
      publish({ status: 'signed-in', user, interrupted: true });
      return answer;
    },
    /** Nobody signs in again: the waiting calls fail, the page stays as it is, and its next change asks again. */
    abandon(): void {
      isAbandoned = true;
      const { status, user } = get();
      publish({ status, user });
      question.answer(false);
    },
    /** An acting session is over: nobody else is asked to sign in, and nothing is sent in the operator's name. */
    endActing(): boolean {
      const { user } = get();
      publish({ status: user ? 'signed-in' : 'anonymous', user, actingEnded: true });
      return false;
    },
    update: (user: SessionUser) => publish({ status: 'signed-in', user }),
    end(): void {
      question.answer(false);
      signedOut();
      favourites.leave();
    },
  };
}

/** The session an operator acts in, if this tab has one, and what tells the server of it. */
function createActing(tab: ActingTab | null) {
  let acting = tab;
  return {
    is: (): boolean => acting !== null,
    headers: (): Record<string, string> | undefined =>
      acting ? { [ACTING_HEADER]: acting.sessionId } : undefined,
    leave(): void {
      acting?.forget();
      acting = null;
    },
  };
}

/** Calls that wait for a renewal share it; `attempt` is told whether one of them changes something. */
function createRenewal(
  attempt: (isChange: () => boolean) => Promise<boolean>,
): (method?: string) => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  let isChangeWaiting = false;
  return (method = 'GET') => {
    isChangeWaiting ||= method !== 'GET';
    running ??= attempt(() => isChangeWaiting).finally(() => {
      running = null;
      isChangeWaiting = false;
    });
    return running;
  };
}

const unlessEnded = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
};

/** @param actingTab the tab acts as a user; it is left by a login or a logout */
export function createSession(
  fetchImpl: Transport['fetch'],
  readCookies: () => string,
  page: SessionPage | null = null,
  actingTab: ActingTab | null = null,
) {
  const favourites = createFavourites({ isStored: actingTab === null });
  const acting = createActing(actingTab);
  const state = createState(favourites, page);
  const bare = createApi({ fetch: fetchImpl });
  const renew = createRenewal((isChange) =>
    bare.auth.refresh(acting.headers()).then(state.renewed, (error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 401)
        return acting.is() ? state.endActing() : state.interrupt(isChange());
      // Unreachable or failing: the call fails with that, and nobody is signed out.
      throw error;
    }),
  );
  const transport: Transport = { fetch: fetchImpl, accessToken: state.token, renew };
  const api: Api = createApi(transport);
  const calls = callsOf(transport);
  const signIn = (answer: LoginAnswer): SessionUser => {
    acting.leave();
    return state.accept(answer);
  };

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
      if (
        acting.is() ||
        readCookies()
          .split('; ')
          .some((part) => part.startsWith(`${SIGNED_IN_COOKIE}=`))
      )
        await renew().catch(() => undefined);
      if (state.get().status === 'unknown') state.end();
    },
    /** The user, or the second step of an account that has one; `completeLogin` finishes it. */
    login: async (username: string, password: string): Promise<SessionUser | SecondStepAnswer> => {
      const answer = await bare.auth.login(username, password);
      return 'second_step' in answer ? answer : signIn(answer);
    },
    completeLogin: async (proof: SecondStepProof): Promise<SessionUser> =>
      signIn(await bare.auth.secondStep(proof)),
    /** Goes on after another tab has signed in; nothing changes while none has. */
    resume: async (): Promise<void> => {
      if (state.get().interrupted) await bare.auth.refresh().then(state.accept, () => undefined);
    },
    /** Nobody signs in again: the calls that wait for it fail. */
    abandon: state.abandon,
    /** Creates an account and signs it in. */
    register: async (input: Registration): Promise<SessionUser> => signIn(await bare.account.register(input)),
    /** Opens a session of another user for a tab of its own (operators only); this one goes on as it is. Answers its id. */
    impersonate: async (userId: number): Promise<string> =>
      (await calls.write<LoginAnswer>('POST', `admin/users/${userId}/impersonate`)).acting ?? '',
    /** Whether an operator acts as a user in this tab. */
    isActing: acting.is,
    /** Ends acting as a user, also where it has ended by itself; the tab is nobody's afterwards. */
    async stopImpersonating(): Promise<void> {
      if (!state.get().actingEnded) await api.auth.stopImpersonating().catch(unlessEnded);
      acting.leave();
    },
    /** Reads the user anew, after something about the account has changed. */
    reload: async (): Promise<void> => state.update((await api.auth.user()).user),
    async logout(): Promise<void> {
      try {
        await api.auth.logout(acting.headers());
      } finally {
        acting.leave();
        state.end();
      }
    },
  };
}
