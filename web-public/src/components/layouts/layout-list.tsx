import type { LayoutArea } from '@prostora/api-client';
import { LAYOUTS } from '@prostora/contracts';
import { checkLayoutArea, type LayoutAreaCheck, type LayoutName } from '@prostora/contracts/space-layouts.ts';
import { layoutNames, layoutsView } from '@prostora/strings/cs/space-layouts.ts';
import { layoutQuestions, layoutsForm as texts } from '@prostora/strings/cs/space-layouts-form.ts';
import { Button, SelectField, TextField, X } from '@prostora/ui';
import { useId, useState, type ReactNode } from 'react';
import {
  createLayoutRow,
  toLayoutInput,
  validateLayoutRows,
  type LayoutErrors,
  type LayoutRow,
} from './layout-rows.ts';
import styles from './layout-list.module.css';

type LayoutListProps = {
  rows: readonly LayoutRow[];
  onChange: (rows: LayoutRow[]) => void;
  /** Of the server, for the present rows. */
  errors?: LayoutErrors;
  /** Shows errors of inputs that were not left yet. */
  showsAll?: boolean;
  /** Area of the whole space, for layouts without their own. */
  spaceArea?: number | null;
  /** Usual areas a person; without them nothing is asked. */
  areas?: readonly LayoutArea[];
};

/** Compact form of the layouts: a row for each, with its people, area and note. */
export function LayoutList({
  rows,
  onChange,
  errors = {},
  showsAll = false,
  spaceArea = null,
  areas = [],
}: LayoutListProps): ReactNode {
  const id = useId();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const local = validateLayoutRows(rows);
  const next = createLayoutRow(rows);
  const findError = (path: string): string | undefined =>
    errors[path] ?? (showsAll || touched.has(path) ? local[path] : undefined);
  const change = (index: number, changes: Partial<LayoutRow>): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  const remove = (index: number): void => {
    setTouched(new Set());
    onChange(rows.filter((_row, at) => at !== index));
  };
  return (
    <div className={styles['list']}>
      {rows.map((row, index) => (
        <Row
          key={index}
          id={`${id}-${index}`}
          row={row}
          position={index + 1}
          others={rows.filter((_row, at) => at !== index).map(({ layout }) => layout)}
          findError={(field) => findError(`${index}.${field}`)}
          check={checkRow(row, spaceArea, areas)}
          onChange={(changes) => change(index, changes)}
          onBlur={(field) => setTouched(new Set([...touched, `${index}.${field}`]))}
          onRemove={() => remove(index)}
        />
      ))}
      {next ? (
        <Button size="sm" onClick={() => onChange([...rows, next])}>
          {texts.add}
        </Button>
      ) : (
        <p className={styles['note']}>{texts.full}</p>
      )}
    </div>
  );
}

/** Compares the capacity with the area; null for an invalid row. */
function checkRow(
  row: LayoutRow,
  spaceArea: number | null,
  areas: readonly LayoutArea[],
): LayoutAreaCheck | null {
  const [layout] = Object.keys(validateLayoutRows([row])).length > 0 ? [] : toLayoutInput([row]);
  return layout ? checkLayoutArea(layout, spaceArea, areas) : null;
}

/** A question about a capacity that does not correspond to the area, or that it does. */
const AreaNote = ({ state, perPerson, usual }: LayoutAreaCheck): ReactNode =>
  state === 'plausible' ? (
    <p className={styles['plausible']} role="note">
      {layoutsView.plausible}
    </p>
  ) : (
    <p className={styles['question']} role="note">
      {layoutQuestions[state](perPerson, usual)}
    </p>
  );

type RowProps = {
  id: string;
  row: LayoutRow;
  position: number;
  /** Layouts of the other rows, which cannot be chosen. */
  others: readonly LayoutName[];
  findError: (field: keyof LayoutRow) => string | undefined;
  check: LayoutAreaCheck | null;
  onChange: (changes: Partial<LayoutRow>) => void;
  onBlur: (field: keyof LayoutRow) => void;
  onRemove: () => void;
};

function Row({
  id,
  row,
  position,
  others,
  findError,
  check,
  onChange,
  onBlur,
  onRemove,
}: RowProps): ReactNode {
  const text = (field: 'capacity' | 'area_m2' | 'note') => ({
    id: `${id}-${field}`,
    value: row[field],
    error: findError(field),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }): void => onChange({ [field]: event.target.value }),
    onBlur: (): void => onBlur(field),
  });
  return (
    <div className={styles['row']} role="group" aria-label={texts.row(position)}>
      <SelectField
        id={`${id}-layout`}
        label={texts.layout}
        value={row.layout}
        error={findError('layout')}
        onChange={({ target }) => onChange({ layout: target.value as LayoutName })}
      >
        {LAYOUTS.filter((layout) => !others.includes(layout)).map((layout) => (
          <option key={layout} value={layout}>
            {layoutNames[layout]}
          </option>
        ))}
      </SelectField>
      <TextField {...text('capacity')} label={texts.capacity} inputMode="numeric" />
      <TextField {...text('area_m2')} label={texts.area} inputMode="numeric" />
      <TextField {...text('note')} label={texts.note} />
      <button
        type="button"
        className={styles['remove']}
        aria-label={texts.remove(layoutNames[row.layout])}
        onClick={onRemove}
      >
        <X aria-hidden />
      </button>
      {check && <AreaNote {...check} />}
    </div>
  );
}
