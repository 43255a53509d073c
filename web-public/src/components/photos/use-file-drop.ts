import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { listFiles } from './upload-rules.ts';

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
  const latestOnFiles = useRef(onFiles);
  useEffect(() => {
    latestOnFiles.current = onFiles;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = listFiles(event.clipboardData);
      if (files.length === 0 || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      latestOnFiles.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const onOver = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setDropping(true);
  };
  return {
    dropping,
    zone: {
      ref,
      onDragEnter: onOver,
      onDragOver: onOver,
      onDragLeave: (event) => {
        if (!ref.current?.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
          setDropping(false);
      },
      onDrop: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDropping(false);
        onFiles(listFiles(event.dataTransfer));
      },
    },
  };
}
