import type { Client } from '@prostora/api-client';

type Call = { url: string; path?: unknown; query?: unknown; body?: unknown };
/** Answers by „METHOD url“, where the url has the names of its parameters: `PUT /api/favourites/{id}`. */
export type FakeAnswers = Readonly<Record<string, (call: Call) => unknown>>;

/** A client without HTTP; a call without an answer fails. */
export function createFakeClient(answers: FakeAnswers): Client {
  const createRequest =
    (method: string) =>
    async (call: Call): Promise<never> => {
      const answer = answers[`${method} ${call.url}`];
      if (!answer) throw new Error(`No answer to ${method} ${call.url}`);
      return (await answer(call)) as never;
    };
  return {
    get: createRequest('GET'),
    post: createRequest('POST'),
    put: createRequest('PUT'),
    delete: createRequest('DELETE'),
    sse: { post: createRequest('POST') },
  };
}
