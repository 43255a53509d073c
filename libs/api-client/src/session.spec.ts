import { describe, expect, it, jest } from '@jest/globals';
import type { Client } from './client.ts';
import { getSiteInfo } from './generated/sdk/site.gen.ts';
import { ApiError } from './http.ts';
import { createSession } from './session.ts';

type Answer = { status: number; body: unknown };
const ok = (id: number): Answer => ({
  status: 200,
  body: { token: `token-${id}`, user: { id, email: `u${id}@host.example` } },
});
const unauthenticated: Answer = {
  status: 401,
  body: { error_code: 'UNAUTHENTICATED', message: 'Přihlaste se prosím' },
};

const addNote = (client: Client, text: string) =>
  client.post({ url: '/api/notes', body: { text }, headers: { 'Content-Type': 'application/json' } });

/** A server whose session is open or not; records the writes. */
function setUp({ withPage = true } = {}) {
  const server = { refresh: ok(1) as Answer | Error, login: ok(1), accepts: ['token-1'] };
  const written: unknown[] = [];
  const reload = jest.fn();
  const claimDrafts = jest.fn();
  const answer = (url: string, init: RequestInit): Answer | Error => {
    if (url === '/api/auth/refresh') return server.refresh;
    if (url === '/api/auth/login') return server.login;
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    if (!server.accepts.includes(token)) return unauthenticated;
    written.push(JSON.parse(String(init.body)));
    return { status: 200, body: { status: 'ok' } };
  };
  const fetchImpl = (url: string, init: RequestInit): Promise<Response> => {
    const found = answer(url, init);
    return found instanceof Error
      ? Promise.reject(found)
      : Promise.resolve(new Response(JSON.stringify(found.body), { status: found.status }));
  };
  const session = createSession(fetchImpl, () => 'signed_in=1', withPage ? { reload, claimDrafts } : null);
  const write = (text: string) => addNote(session.api, text);
  const waitForInterruption = (): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (session.getState().interrupted) resolve();
      };
      session.subscribe(check);
      check();
    });
  const endSession = (): void => void Object.assign(server, { refresh: unauthenticated, accepts: [] });
  return {
    session,
    server,
    written,
    reload,
    claimDrafts,
    write,
    interrupted: waitForInterruption,
    endSession,
  };
}

describe('createSession when a step needs a fresh second factor', () => {
  const stale: Answer = { status: 403, body: { error_code: 'SECOND_FACTOR_STALE', message: 'Znovu' } };
  const setUpStale = () => {
    const written: unknown[] = [];
    let isFresh = false;
    const fetchImpl = (url: string, init: RequestInit): Promise<Response> => {
      if (url === '/api/auth/login') isFresh = true;
      const isWrite = !url.startsWith('/api/auth/');
      if (isWrite && isFresh) written.push(JSON.parse(String(init.body)));
      const { status, body } = !isWrite ? ok(1) : isFresh ? { status: 200, body: { status: 'ok' } } : stale;
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    };
    const session = createSession(fetchImpl, () => 'signed_in=1', { reload: jest.fn() });
    return { session, written };
  };

  it('asks once, and repeats the waiting calls after the user has signed in again', async () => {
    const { session, written } = setUpStale();
    await session.restore();
    const calls = [addNote(session.api, 'první'), addNote(session.api, 'druhá')];
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(session.getState()).toMatchObject({ interrupted: true, isSecondFactorStale: true });
    await session.login('u1@host.example', 'heslo');
    await Promise.all(calls);
    expect(written).toEqual([{ text: 'první' }, { text: 'druhá' }]);
    expect(session.getState()).toEqual({ status: 'signed-in', user: expect.objectContaining({ id: 1 }) });
  });

  it('fails the call with its error when the prompt is dismissed, and asks again for the next one', async () => {
    const { session } = setUpStale();
    await session.restore();
    for (const text of ['první', 'druhá']) {
      const call = addNote(session.api, text);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      session.abandon();
      await expect(call).rejects.toMatchObject({ status: 403, errorCode: 'SECOND_FACTOR_STALE' });
    }
  });
});

describe('createSession when the session ends', () => {
  it('repeats waiting calls after the same user has signed in', async () => {
    const { session, server, written, write, interrupted: waitForInterruption, endSession, reload } = setUp();
    await session.restore();
    endSession();
    const calls = [write('první'), write('druhá')];
    await waitForInterruption();
    expect(session.getState().user?.id).toBe(1);
    server.accepts = ['token-1'];
    await session.login('u1@host.example', 'heslo');
    await Promise.all(calls);
    expect([written, session.getState().interrupted, reload.mock.calls.length]).toEqual([
      [{ text: 'první' }, { text: 'druhá' }],
      undefined,
      0,
    ]);
  });

  it('resumes after another tab has signed the same user in', async () => {
    const { session, server, written, write, interrupted: waitForInterruption, endSession } = setUp();
    await session.restore();
    endSession();
    const call = write('text');
    await waitForInterruption();
    await session.resume();
    expect(session.getState().interrupted).toBe(true);
    Object.assign(server, { refresh: ok(1), accepts: ['token-1'] });
    await session.resume();
    await call;
    expect(written).toEqual([{ text: 'text' }]);
  });

  it('reloads instead of sending calls as another user', async () => {
    const {
      session,
      server,
      written,
      write,
      interrupted: waitForInterruption,
      endSession,
      reload,
      claimDrafts,
    } = setUp();
    await session.restore();
    endSession();
    void write('cizí');
    await waitForInterruption();
    Object.assign(server, { login: ok(2), accepts: ['token-2'] });
    await session.login('u2@host.example', 'heslo');
    expect([written, reload.mock.calls.length, session.getState().user?.id]).toEqual([[], 1, 1]);
    expect(claimDrafts.mock.calls).toEqual([[1], [2]]);
  });

  it('reloads when another tab has signed another user in', async () => {
    const { session, server, written, write, reload } = setUp();
    await session.restore();
    Object.assign(server, { refresh: ok(2), accepts: ['token-2'] });
    void write('cizí');
    await new Promise((resolve) => {
      reload.mockImplementation(() => resolve(null));
    });
    expect([written, session.getState().user?.id]).toEqual([[], 1]);
  });

  it('fails waiting calls when the login is dismissed and asks again on the next write', async () => {
    const { session, write, interrupted: waitForInterruption, endSession } = setUp();
    await session.restore();
    endSession();
    const call = write('text');
    await waitForInterruption();
    session.abandon();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect([session.getState().user?.id, session.getState().interrupted]).toEqual([1, undefined]);
    void write('text').catch(() => undefined);
    await waitForInterruption();
  });

  it('does not ask again for background reads', async () => {
    const { session, write, interrupted: waitForInterruption, endSession } = setUp();
    await session.restore();
    endSession();
    const call = write('text');
    await waitForInterruption();
    session.abandon();
    await expect(call).rejects.toMatchObject({ status: 401 });
    await expect(getSiteInfo({ client: session.api })).rejects.toMatchObject({ status: 401 });
    expect(session.getState().interrupted).toBeUndefined();
  });

  it('clears drafts on logout, but not for anonymous visitors', async () => {
    const { session, server, endSession, claimDrafts } = setUp();
    endSession();
    await session.restore();
    expect(claimDrafts).not.toHaveBeenCalled();
    server.accepts = ['token-1'];
    await session.login('u1@host.example', 'heslo');
    await session.logout().catch(() => undefined);
    expect(claimDrafts.mock.calls).toEqual([[1], [null]]);
  });

  it('signs out when there is no page to ask', async () => {
    const { session, write, endSession } = setUp({ withPage: false });
    await session.restore();
    endSession();
    await expect(write('text')).rejects.toBeInstanceOf(ApiError);
    expect(session.getState().status).toBe('anonymous');
  });
});

describe('createSession when the network is lost during renewal', () => {
  it('fails the call as unreachable and keeps the session', async () => {
    const { session, server, write } = setUp();
    await session.restore();
    Object.assign(server, { refresh: new TypeError('offline'), accepts: [] });
    await expect(write('text')).rejects.toMatchObject({ status: 0 });
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 1 } });
  });
});

describe('createSession while an operator acts as a user', () => {
  const ID = '0b9f3a52-5c1e-4d0a-9a3f-1f2e3d4c5b6a';

  /** A tab with a session until `end`; records the requests with their header. */
  function setUpActing() {
    const requests: string[] = [];
    let isOver = false;
    const forget = jest.fn();
    const reload = jest.fn();
    const fetchImpl = (url: string, init: RequestInit): Promise<Response> => {
      requests.push(`${url} ${new Headers(init.headers).get('x-acting') ?? '-'}`);
      const { status, body } = isOver ? unauthenticated : ok(7);
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    };
    const session = createSession(fetchImpl, () => '', { reload }, { sessionId: ID, forget });
    return {
      session,
      asked: requests,
      forget,
      reload,
      end: () => {
        isOver = true;
      },
    };
  }

  it('renews and ends its own session', async () => {
    const { session, asked, forget } = setUpActing();
    await session.restore();
    await session.logout();
    expect(asked).toEqual([`/api/auth/refresh ${ID}`, `/api/auth/logout ${ID}`]);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it('keeps the page without a login prompt once acting has ended', async () => {
    const { session, end, reload } = setUpActing();
    await session.restore();
    end();
    await expect(addNote(session.api, 'text')).rejects.toMatchObject({
      status: 401,
    });
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: 7 }, actingEnded: true });
    expect([session.getState().interrupted, reload.mock.calls.length]).toEqual([undefined, 0]);
  });

  it('leaves acting that has already ended', async () => {
    const { session, asked, end, forget } = setUpActing();
    end();
    await session.restore();
    expect(session.getState()).toMatchObject({ status: 'anonymous', user: null, actingEnded: true });
    await session.stopImpersonating();
    expect([asked.length, forget.mock.calls.length, session.isActing()]).toEqual([1, 1, false]);
  });
});

describe('createSession when the server is unreachable', () => {
  const setUpUnreachable = (status: number | null, hint = 'signed_in=1') => {
    const server = { status };
    const fetchImpl = (): Promise<Response> => {
      if (server.status === null) return Promise.reject(new TypeError('Failed to fetch'));
      const body = server.status === 200 ? ok(1).body : { message: 'Chyba' };
      return Promise.resolve(new Response(JSON.stringify(body), { status: server.status }));
    };
    return { server, session: createSession(fetchImpl, () => hint, { reload: jest.fn() }) };
  };

  it.each([null, 502])(
    'says so instead of signing out (%s), and restores the session later',
    async (status) => {
      const { session, server } = setUpUnreachable(status);
      await session.restore();
      expect(session.getState()).toEqual({ status: 'anonymous', user: null, isUnreachable: true });
      server.status = 200;
      await session.restore();
      expect(session.getState()).toEqual({ status: 'signed-in', user: expect.objectContaining({ id: 1 }) });
    },
  );

  it('ends a session that the server refuses after it was unreachable', async () => {
    const { session, server } = setUpUnreachable(null);
    await session.restore();
    server.status = 401;
    await session.restore();
    expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  });

  it('does not wait longer than the limit, and accepts a late answer', async () => {
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const session = createSession(
      () => late,
      () => 'signed_in=1',
    );
    await session.restore(Promise.reject(new Error('timeout')));
    expect(session.getState().isUnreachable).toBe(true);
    answer(new Response(JSON.stringify(ok(1).body), { status: 200 }));
    await session.restore();
    expect(session.getState().status).toBe('signed-in');
  });

  it('asks nobody without a session', async () => {
    const { session } = setUpUnreachable(null, '');
    await session.restore();
    expect(session.getState()).toEqual({ status: 'anonymous', user: null });
  });
});
