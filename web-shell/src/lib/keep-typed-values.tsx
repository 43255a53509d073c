import { useLayoutEffect, useState, type ReactNode } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = Map<Field, { name: string; initial: unknown; value: unknown }>;

const getInitial = (field: Field, name: string): unknown =>
  'options' in field
    ? ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
    : Reflect.get(field, name === 'checked' ? 'defaultChecked' : 'defaultValue');

/** Fields whose value differs from that of the document. */
function readTyped(root: Element, typed: Typed): Typed {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const name = /checkbox|radio/u.test(field.type) ? 'checked' : 'value';
    const [initial, value] = [getInitial(field, name), Reflect.get(field, name) as unknown];
    if (value !== initial) typed.set(field, { name, initial, value });
  }
  return typed;
}

/** Reports a value to React as a change; React tracks what is set on the field, not on its prototype. */
function reportTyped(typed: Typed): void {
  for (const [field, { name, initial, value }] of typed) {
    Reflect.set(field, name, initial);
    Reflect.set(Object.getPrototypeOf(field) as object, name, value, field);
    for (const type of [name === 'checked' ? 'click' : 'input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Hands over what a visitor typed into the document of the server before it was hydrated. React keeps such a value only
 * until the first render of its input and reports no change (react/react#12955); that of a textarea it overwrites at
 * once, therefore values are read before hydration too.
 */
export function KeepTypedValues({ root, children }: { root: Element; children: ReactNode }): ReactNode {
  const [typed] = useState(() => readTyped(root, new Map()));
  useLayoutEffect(() => {
    reportTyped(readTyped(root, typed));
    typed.clear();
  }, [typed, root]);
  return children;
}
