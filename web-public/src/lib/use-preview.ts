import { ApiError } from '@prostora/api-client';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 350;

export type PreviewState<Preview> =
  | { status: 'none' | 'loading' }
  | { status: 'done'; preview: Preview }
  | { status: 'refused'; message: string };

/** Message of a field, else of the response. */
const describeRefusal = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.errors)[0]) || toErrorMessage(error);

/**
 * What the typed values would do; debounced, stale answers are dropped.
 * @param input null while nothing is changed or a field is incomplete
 * @param load calls the API; only its latest version is used
 */
export function usePreview<Input, Preview>(
  input: Input | null,
  load: (input: Input) => Promise<Preview>,
): PreviewState<Preview> {
  const [result, setResult] = useState<{ key: string; state: PreviewState<Preview> } | null>(null);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  const key = input === null ? null : JSON.stringify(input);
  useEffect(() => {
    if (key === null) return undefined;
    let isActive = true;
    const timer = setTimeout(() => {
      latestLoad.current(JSON.parse(key) as Input).then(
        (preview) => isActive && setResult({ key, state: { status: 'done', preview } }),
        (error: unknown) =>
          isActive && setResult({ key, state: { status: 'refused', message: describeRefusal(error) } }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [key]);
  if (key === null) return { status: 'none' };
  return result?.key === key ? result.state : { status: 'loading' };
}
