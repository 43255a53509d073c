import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';

type TypedLength = { ref: RefObject<HTMLTextAreaElement | null>; length: number; measure: () => void };

/**
 * Length of the text of a textarea, whether set by typing, by the parent or by a form library through the
 * ref.
 *
 * @param forwardedRef ref of the caller, also attached to the textarea
 * @param initialLength length before mounting
 */
export function useTypedLength(
  forwardedRef: Ref<HTMLTextAreaElement> | undefined,
  initialLength: number,
): TypedLength {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(initialLength);
  useImperativeHandle(forwardedRef, () => ref.current as HTMLTextAreaElement, []);
  const measure = useCallback(() => setLength(ref.current?.value.length ?? 0), []);
  useEffect(measure);
  return { ref, length, measure };
}
