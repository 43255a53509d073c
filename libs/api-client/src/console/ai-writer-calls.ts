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
export type WritingStream = (signal: AbortSignal) => AsyncGenerator<WritingPart, void, undefined>;

/** Streaming texts of the language model. */
export const aiWriterCalls = ({ get, open }: Pick<StreamingCalls, 'get' | 'open'>) => {
  const startWriting =
    (path: string) =>
    (input: object): WritingStream =>
    (signal) =>
      parseParts(open(`admin/ai-writer/${path}`, input, signal));
  return {
    state: (signal?: AbortSignal) => get<AiWriterState>('admin/ai-writer', undefined, signal),
    outline: startWriting('outline') as (input: AiAssignmentInput) => WritingStream,
    article: startWriting('article') as (input: AiArticleInput) => WritingStream,
    passage: startWriting('passage') as (input: AiPassageInput) => WritingStream,
    titles: startWriting('titles') as (input: AiPostInput) => WritingStream,
    description: startWriting('description') as (input: AiPostInput) => WritingStream,
  };
};

/**
 * Parses the event stream. A `failed` event is thrown as an ApiError, an interrupted connection as
 * unreachable.
 */
async function* parseParts(answer: Promise<Response>): AsyncGenerator<WritingPart, void, undefined> {
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
