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

/** How much stands in a text area, whoever put it there: the one who types, the parent, or a form library through the forwarded ref. */
export function useTypedLength(given: Ref<HTMLTextAreaElement> | undefined, initial: number): Typed {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(initial);
  useImperativeHandle(given, () => ref.current as HTMLTextAreaElement, []);
  const measure = useCallback(() => setLength(ref.current?.value.length ?? 0), []);
  useEffect(measure);
  return { ref, length, measure };
}
