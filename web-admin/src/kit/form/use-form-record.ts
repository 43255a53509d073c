import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@prostora/api-client';
import { hasChanges, toFieldName, mergeValues, type MergeResult } from './form-values.ts';
import { useRefresh } from '../data/use-refresh.ts';
import { useMarkUnsaved } from './unsaved.tsx';

export type Versioned = { version: number };
type FormRecordOptions<Values extends object, Rec extends Versioned> = {
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
}: FormRecordOptions<Values, Rec>) {
  const [merged, setMerged] = useState<MergeResult | null>(null);
  const base = useRef({ values: initial, version: record?.version ?? 0 });
  const toValuesRef = useRef(toValues);
  useEffect(() => {
    toValuesRef.current = toValues;
  });
  const refresh = useRefresh();
  const markUnsaved = useMarkUnsaved();
  const getValues = useCallback(() => form.getFieldsValue(true) as Values, [form]);
  const check = useCallback(
    () => markUnsaved(hasChanges(base.current.values, getValues())),
    [markUnsaved, getValues],
  );

  const put = useCallback(
    (path: string, value: unknown) => {
      form.setFieldValue(toFieldName(path) as Parameters<typeof form.setFieldValue>[0], value);
      check();
    },
    [form, check],
  );

  useEffect(() => {
    // A form that stays open follows a newer record unless it has unsaved changes.
    if (
      !record ||
      !toValuesRef.current ||
      record.version < base.current.version ||
      hasChanges(base.current.values, getValues())
    )
      return;
    base.current = { values: toValuesRef.current(record), version: record.version };
    form.setFieldsValue(base.current.values as Parameters<typeof form.setFieldsValue>[0]);
  }, [record, form, getValues]);

  /** Merges a concurrent save; false when the error is of another kind. */
  const meet = useCallback(
    (error: unknown): boolean => {
      const current = error instanceof ApiError && error.status === 409 ? error.body['current'] : undefined;
      if (!toValuesRef.current || !isVersioned(current)) return false;
      const theirs = toValuesRef.current(current as Rec);
      const next = mergeValues(base.current.values, getValues(), theirs);
      next.taken.forEach(({ path, theirs: value }) => put(path, value));
      base.current = { values: theirs, version: current.version };
      check();
      setMerged(next);
      refresh();
      return true;
    },
    [put, check, refresh, getValues],
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
