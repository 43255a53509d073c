import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@prostora/api-client';
import { differs, nameOf, rebase, type Rebase } from './form-values.ts';
import { useRefresh } from './refresh.ts';
import { useMarkUnsaved } from './unsaved.tsx';

export type Versioned = { version: number };
type FormRecord<Values extends object, Rec extends Versioned> = {
  form: FormInstance<Values>;
  initial: Values;
  record: Rec | null | undefined;
  toValues: ((record: Rec) => Values) | undefined;
};

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && typeof (value as Versioned).version === 'number';

/**
 * State of a form's record: the values and version that edits are compared with. They change with an own save
 * or with a merged concurrent save.
 */
export function useFormRecord<Values extends object, Rec extends Versioned>({
  form,
  initial,
  record,
  toValues,
}: FormRecord<Values, Rec>) {
  const [merged, setMerged] = useState<Rebase | null>(null);
  const base = useRef({ values: initial, version: record?.version ?? 0 });
  const read = useRef(toValues);
  useEffect(() => {
    read.current = toValues;
  });
  const refresh = useRefresh();
  const markUnsaved = useMarkUnsaved();
  const typed = useCallback(() => form.getFieldsValue(true) as Values, [form]);
  const check = useCallback(() => markUnsaved(differs(base.current.values, typed())), [markUnsaved, typed]);

  const put = useCallback(
    (path: string, value: unknown) => {
      form.setFieldValue(nameOf(path) as Parameters<typeof form.setFieldValue>[0], value);
      check();
    },
    [form, check],
  );

  useEffect(() => {
    // A form that stays open follows a newer record unless it has unsaved changes.
    if (
      !record ||
      !read.current ||
      record.version < base.current.version ||
      differs(base.current.values, typed())
    )
      return;
    base.current = { values: read.current(record), version: record.version };
    form.setFieldsValue(base.current.values as Parameters<typeof form.setFieldsValue>[0]);
  }, [record, form, typed]);

  /** Merges a concurrent save; false when the error is of another kind. */
  const meet = useCallback(
    (error: unknown): boolean => {
      const current = error instanceof ApiError && error.status === 409 ? error.body['current'] : undefined;
      if (!read.current || !isVersioned(current)) return false;
      const theirs = read.current(current as Rec);
      const next = rebase(base.current.values, typed(), theirs);
      next.taken.forEach(({ path, theirs: value }) => put(path, value));
      base.current = { values: theirs, version: current.version };
      check();
      setMerged(next);
      refresh();
      return true;
    },
    [put, check, refresh, typed],
  );

  const saved = useCallback(
    (values: Values, output: unknown) => {
      base.current = { values, version: isVersioned(output) ? output.version : base.current.version };
      setMerged(null);
      markUnsaved(false);
    },
    [markUnsaved],
  );

  return { version: () => base.current.version, merged, check, put, meet, saved, markUnsaved };
}
