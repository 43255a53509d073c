import { afterEach, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm, useWatch } from 'react-hook-form';
import { KeepTypedValues } from './keep-typed-values.tsx';

let hydrated: Root | null = null;
afterEach(async () => {
  await act(async () => hydrated?.unmount());
  document.body.replaceChildren();
});

/** Renders on the server, lets a visitor fill the document, and hydrates it. */
async function hydrateTyped(app: ReactNode, type: (root: HTMLElement) => void): Promise<HTMLElement> {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<>{app}</>);
  type(root);
  await act(async () => {
    hydrated = hydrateRoot(root, <KeepTypedValues root={root}>{app}</KeepTypedValues>);
  });
  return root;
}

const getField = <Field extends HTMLElement = HTMLInputElement>(root: HTMLElement, name: string): Field =>
  root.querySelector<Field>(`[name="${name}"]`) as Field;

function Controlled(): ReactNode {
  const [values, setValues] = useState({ q: '', note: 'Původní', size: 'm', agreed: false, kind: 'a' });
  const set = (changed: Partial<typeof values>): void => setValues((before) => ({ ...before, ...changed }));
  return (
    <form>
      <input name="q" value={values.q} onChange={({ target }) => set({ q: target.value })} />
      <textarea name="note" value={values.note} onChange={({ target }) => set({ note: target.value })} />
      <select name="size" value={values.size} onChange={({ target }) => set({ size: target.value })}>
        <option value="s">S</option>
        <option value="m">M</option>
        <option value="l">L</option>
      </select>
      <input
        name="agreed"
        type="checkbox"
        checked={values.agreed}
        onChange={({ target }) => set({ agreed: target.checked })}
      />
      {['a', 'b'].map((kind) => (
        <input
          key={kind}
          name={`kind-${kind}`}
          type="radio"
          checked={values.kind === kind}
          onChange={() => set({ kind })}
        />
      ))}
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const getState = (root: HTMLElement): unknown => JSON.parse(root.querySelector('output')?.textContent ?? '');

it('hands over what was typed before hydration to controlled fields', async () => {
  const root = await hydrateTyped(<Controlled />, (root) => {
    getField(root, 'q').value = 'svatba pro 60';
    getField(root, 'note').value = 'Jiná';
    getField(root, 'size').value = 'l';
    getField(root, 'agreed').checked = true;
    getField(root, 'kind-b').checked = true;
  });
  expect(getState(root)).toEqual({ q: 'svatba pro 60', note: 'Jiná', size: 'l', agreed: true, kind: 'b' });
  expect(getField(root, 'q').value).toBe('svatba pro 60');
  expect(getField(root, 'agreed').checked).toBe(true);
});

it('reports no change of fields that nobody touched', async () => {
  const changes: string[] = [];
  const Watched = (): ReactNode => (
    <div onInput={() => changes.push('input')} onChange={() => changes.push('change')}>
      <Controlled />
    </div>
  );
  await hydrateTyped(<Watched />, () => undefined);
  expect(changes).toEqual([]);
});

function HookForm(): ReactNode {
  const { register, control } = useForm({ defaultValues: { name: '', agreed: false } });
  return (
    <form>
      <input {...register('name')} />
      <input type="checkbox" {...register('agreed')} />
      <output>{JSON.stringify(useWatch({ control }))}</output>
    </form>
  );
}

it('hands over what was typed to a form that sets its initial values when its fields are mounted', async () => {
  const root = await hydrateTyped(<HookForm />, (root) => {
    getField(root, 'name').value = 'Jana Nováková';
    getField(root, 'agreed').checked = true;
  });
  expect(getState(root)).toEqual({ name: 'Jana Nováková', agreed: true });
  expect(getField(root, 'name').value).toBe('Jana Nováková');
});
