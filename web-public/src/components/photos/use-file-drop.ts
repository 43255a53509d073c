import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { filesOf } from './upload-rules.ts';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

type Drop = {
  dropping: boolean;
  zone: {
    ref: RefObject<HTMLDivElement | null>;
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
};

/** Files dropped on an element, or pasted anywhere except into a text field. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): Drop {
  const ref = useRef<HTMLDivElement>(null);
  const [dropping, setDropping] = useState(false);
  const give = useRef(onFiles);
  useEffect(() => {
    give.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0 || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      give.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const over = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setDropping(true);
  };
  return {
    dropping,
    zone: {
      ref,
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: (event) => {
        if (!ref.current?.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
          setDropping(false);
      },
      onDrop: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDropping(false);
        onFiles(filesOf(event.dataTransfer));
      },
    },
  };
}
