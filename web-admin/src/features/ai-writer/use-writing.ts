import { useEffect, useRef, useState } from 'react';
import { streamWriting, type WritingPart } from '@prostora/api-client';
import { describeError } from '../../kit/index.ts';

export type WritingState = {
  status: 'idle' | 'writing' | 'done' | 'stopped' | 'failed';
  text: string;
  isCut: boolean;
  failure: string | null;
};
/** Requests a text; the signal ends it. */
type WritingRequest = (signal: AbortSignal) => Promise<Response>;
export type TokenUse = Extract<WritingPart, { is_cut: boolean }>['tokens'];

const IDLE: WritingState = { status: 'idle', text: '', isCut: false, failure: null };

/** Streams one generated text; stopped by a call or on unmount. A new text aborts the previous one. */
export function useWriting(onTokens: (tokens: TokenUse) => void) {
  const [state, setState] = useState(IDLE);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Resolves to the generated text, also when stopped or failed; null when another text replaced it. */
  async function begin(request: WritingRequest): Promise<string | null> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const isCurrent = (): boolean => current.current === controller;
    let text = '';
    let isCut = false;
    setState({ ...IDLE, status: 'writing' });
    const end = (change: Partial<WritingState>): string | null => {
      if (isCurrent()) setState({ text, isCut, status: 'done', failure: null, ...change });
      return isCurrent() ? text : null;
    };
    try {
      for await (const part of streamWriting(request(controller.signal))) {
        if ('text' in part) {
          text += part.text;
          if (isCurrent()) setState({ ...IDLE, status: 'writing', text });
        } else {
          isCut = part.is_cut;
          onTokens(part.tokens);
        }
      }
      return end({});
    } catch (error) {
      return end(
        controller.signal.aborted
          ? { status: 'stopped' }
          : { status: 'failed', failure: describeError(error).text },
      );
    }
  }

  /** Clears the text and ignores the response in flight. */
  const reset = (): void => {
    current.current?.abort();
    current.current = null;
    setState(IDLE);
  };

  return { ...state, begin, stop: () => current.current?.abort(), reset };
}

export type WritingControl = ReturnType<typeof useWriting>;
