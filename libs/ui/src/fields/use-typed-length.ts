import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';

type Typed = { ref: RefObject<HTMLTextAreaElement | null>; length: number; measure: () => void };

/**
 * Length of the text of a textarea, whether set by typing, by the parent or by a form library through the
 * ref.
 *
 * @param forwardedRef ref of the caller, also attached to the textarea
 * @param initialLength length before mounting
 */
export function useTypedLength(given: Ref<HTMLTextAreaElement> | undefined, initial: number): Typed {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(initial);
  useImperativeHandle(given, () => ref.current as HTMLTextAreaElement, []);
  const measure = useCallback(() => setLength(ref.current?.value.length ?? 0), []);
  useEffect(measure);
  return { ref, length, measure };
}
