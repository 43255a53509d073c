import { createParser } from 'eventsource-parser';
import { ApiError } from './http.ts';

/**
 * A chunk of text, or the final chunk: whether the token limit cut the text, and the tokens used, if known.
 */
export type WritingPart =
  | { text: string }
  | { is_cut: boolean; tokens: { prompt: number; completion: number } | null };
/**
 * Parses the event stream of the language model. A `failed` event is thrown as an ApiError, an interrupted connection as
 * unreachable.
 */
export async function* streamWriting(
  answer: Promise<Response>,
): AsyncGenerator<WritingPart, void, undefined> {
  const reader = (await answer).body?.getReader();
  if (!reader) return;
  const pending: WritingPart[] = [];
  let hasEnded = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const payload = JSON.parse(data) as WritingPart & { error_code?: string; message?: string };
      if (event === 'failed') throw new ApiError(503, payload as Record<string, unknown>);
      hasEnded = event === 'done';
      pending.push(payload);
    },
  });
  const decoder = new TextDecoder();
  for (let piece = await readNext(reader); !piece.done; piece = await readNext(reader)) {
    parser.feed(decoder.decode(piece.value, { stream: true }));
    yield* pending.splice(0);
  }
  if (!hasEnded) throw new ApiError(0, {});
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

const readNext = (reader: Reader): ReturnType<Reader['read']> =>
  reader.read().catch((error: unknown) => {
    throw error instanceof Error && error.name === 'AbortError' ? error : new ApiError(0, {});
  });
