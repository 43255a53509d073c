import { useEffect, useRef, useState } from 'react';
import { CHECKED, type FormValues } from '@prostora/ui/fields/form-rules.ts';

const readValue = (input: HTMLInputElement): string =>
  input.type === 'checkbox' ? (input.checked ? CHECKED : '') : input.value;

/** Opens the <details> around a field before focusing it. */
function focusOn(input: HTMLInputElement | undefined): void {
  input?.closest('details')?.setAttribute('open', '');
  input?.focus();
}

/**
 * Values of a form, read from its inputs, because values typed before hydration and some autofill fire no
 * events.
 */
export function useInputs<Name extends string>(
  names: readonly Name[],
  initial: Readonly<Partial<Record<Name, string>>> | undefined,
) {
  const inputs = useRef(new Map<Name, HTMLInputElement>());
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ''])) as FormValues<Name>,
  );
  const collect = (): FormValues<Name> => {
    const typed = Object.fromEntries(
      [...inputs.current].map(([name, input]) => [name, readValue(input)]),
    ) as Partial<FormValues<Name>>;
    const all = { ...values, ...typed };
    setValues(all);
    return all;
  };
  // Once, on hydration.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void collect(), []);
  return {
    values,
    collect,
    bind: (name: Name) => ({
      name,
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setValues((present) => ({ ...present, [name]: readValue(target) })),
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
    }),
    focus: (name: Name) => focusOn(inputs.current.get(name)),
    /** Focuses a field unless another one has the focus. */
    focusIfIdle(name: Name): void {
      if (![...inputs.current.values()].some((input) => input === document.activeElement))
        focusOn(inputs.current.get(name));
    },
  };
}
