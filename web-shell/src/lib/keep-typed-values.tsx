import { useLayoutEffect, useState, type ReactNode } from 'react';

type Replay = () => void;

/** Sets a value past the setter by which React tracks the input, so that the event counts as a change. */
function setUntracked(field: HTMLElement, name: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, name)?.set?.call(field, value);
}

const dispatch = (field: HTMLElement, type: 'input' | 'change' | 'click'): void => {
  field.dispatchEvent(new Event(type, { bubbles: true }));
};

function replayText(field: HTMLInputElement | HTMLTextAreaElement): Replay | null {
  const typed = field.value;
  if (typed === field.defaultValue) return null;
  return () => {
    field.value = field.defaultValue;
    setUntracked(field, 'value', typed);
    dispatch(field, 'input');
    dispatch(field, 'change');
  };
}

function replayCheck(field: HTMLInputElement): Replay | null {
  const isChecked = field.checked;
  if (isChecked === field.defaultChecked) return null;
  return () => {
    field.checked = !isChecked;
    setUntracked(field, 'checked', isChecked);
    dispatch(field, 'click');
    dispatch(field, 'change');
  };
}

function replaySelect(field: HTMLSelectElement): Replay | null {
  const chosen = field.value;
  const initial = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  if (chosen === initial?.value) return null;
  return () => {
    field.value = chosen;
    dispatch(field, 'change');
  };
}

function toReplay(field: Element): Replay | null {
  if (field instanceof HTMLSelectElement) return replaySelect(field);
  if (field instanceof HTMLTextAreaElement) return replayText(field);
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.type === 'file') return null;
  return field.type === 'checkbox' || field.type === 'radio' ? replayCheck(field) : replayText(field);
}

const addReplays = (replays: Map<Element, Replay>, root: Element): Map<Element, Replay> => {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    const replay = toReplay(field);
    if (replay) replays.set(field, replay);
  }
  return replays;
};

/**
 * Hands over what a visitor typed into the document of the server before it was hydrated. React keeps such a value only
 * until the first render of its input and reports no change (react/react#12955); that of a textarea it overwrites at
 * once, therefore values are read before hydration too.
 */
export function KeepTypedValues({ root, children }: { root: Element; children: ReactNode }): ReactNode {
  const [replays] = useState(() => addReplays(new Map(), root));
  useLayoutEffect(() => {
    for (const replay of addReplays(replays, root).values()) replay();
    replays.clear();
  }, [replays, root]);
  return children;
}
