import { createParser } from 'eventsource-parser';
import type { StreamingCalls } from '../calls.ts';
import type {
  AiArticleInput,
  AiAssignmentInput,
  AiPassageInput,
  AiPostInput,
  AiWriterState,
} from '../generated/types.gen.ts';
import { ApiError } from '../http.ts';

/**
 * A chunk of text, or the final chunk: whether the token limit cut the text, and the tokens used, if known.
 */
export type WritingPart =
  { text: string } | { is_cut: boolean; tokens: { prompt: number; completion: number } | null };
/** Starts writing; ends when the signal aborts. */
export type Writing = (signal: AbortSignal) => AsyncGenerator<WritingPart, void, undefined>;

/** Streaming texts of the language model. */
export const aiWriterCalls = ({ get, open }: Pick<StreamingCalls, 'get' | 'open'>) => {
  const writing =
    (path: string) =>
    (input: object): Writing =>
    (signal) =>
      partsOf(open(`admin/ai-writer/${path}`, input, signal));
  return {
    state: (signal?: AbortSignal) => get<AiWriterState>('admin/ai-writer', undefined, signal),
    outline: writing('outline') as (input: AiAssignmentInput) => Writing,
    article: writing('article') as (input: AiArticleInput) => Writing,
    passage: writing('passage') as (input: AiPassageInput) => Writing,
    titles: writing('titles') as (input: AiPostInput) => Writing,
    description: writing('description') as (input: AiPostInput) => Writing,
  };
};

/**
 * Parses the event stream. A `failed` event is thrown as an ApiError, an interrupted connection as
 * unreachable.
 */
async function* partsOf(answer: Promise<Response>): AsyncGenerator<WritingPart, void, undefined> {
  const reader = (await answer).body?.getReader();
  if (!reader) return;
  const waiting: WritingPart[] = [];
  let hasEnded = false;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const told = JSON.parse(data) as WritingPart & { error_code?: string; message?: string };
      if (event === 'failed') throw new ApiError(503, told as Record<string, unknown>);
      hasEnded = event === 'done';
      waiting.push(told);
    },
  });
  const decoder = new TextDecoder();
  for (let piece = await nextOf(reader); !piece.done; piece = await nextOf(reader)) {
    parser.feed(decoder.decode(piece.value, { stream: true }));
    yield* waiting.splice(0);
  }
  if (!hasEnded) throw new ApiError(0, {});
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

const nextOf = (reader: Reader): ReturnType<Reader['read']> =>
  reader.read().catch((error: unknown) => {
    throw error instanceof Error && error.name === 'AbortError' ? error : new ApiError(0, {});
  });
