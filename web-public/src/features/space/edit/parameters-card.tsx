import { editTexts } from '@prostora/strings/cs/editor.ts';
import { layoutsForm } from '@prostora/strings/cs/space-layouts-form.ts';
import { SPACE_MEASURES } from '@prostora/strings/cs/space-measures.ts';
import { ui } from '@prostora/strings/cs/ui.ts';
import { TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { getInputMode } from '../../../lib/space-field-values.ts';
import styles from './aside.module.css';
import { getTypedCapacity } from './editor-state.ts';
import { getFieldProps, type SpaceEditor } from './use-space-editor.ts';

const { fields } = editTexts;
const LEVELS = [1, 2, 3, 4] as const;

/** Radio buttons of the price level. */
function LevelPicker({ editor: { state, store } }: { editor: SpaceEditor }): ReactNode {
  return (
    <fieldset id="edit-price_level">
      <legend className={styles['levelLabel']}>{fields.price_level}</legend>
      <div className={styles['levels']}>
        {LEVELS.map((level) => (
          <label key={level} className={styles['level']}>
            <input
              type="radio"
              name="price_level"
              checked={state.values.price_level === level}
              aria-label={editTexts.level(level)}
              onChange={() => store.change({ price_level: level })}
            />
            <span aria-hidden="true">{Array.from({ length: level }, () => ui.priceMark).join(' ')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Measures, price level and price. */
export function ParametersCard({ editor }: { editor: SpaceEditor }): ReactNode {
  const hasLayouts = editor.state.values.layouts.length > 0;
  return (
    <section className={styles['card']} id="edit-parameters" aria-labelledby="edit-parameters-title">
      <h2 className={styles['title']} id="edit-parameters-title">
        {editTexts.sections.parameters}
      </h2>
      <div className={styles['fields']}>
        <div className={styles['pair']}>
          {SPACE_MEASURES.map((name) => (
            <TextField
              key={name}
              {...getFieldProps(editor, name)}
              label={fields[name]}
              inputMode={getInputMode(name)}
              autoComplete="off"
              {...(name === 'capacity' &&
                hasLayouts && {
                  value: getTypedCapacity(editor.state),
                  readOnly: true,
                  hint: layoutsForm.derived,
                })}
            />
          ))}
        </div>
        <LevelPicker editor={editor} />
        <TextField
          {...getFieldProps(editor, 'price_from')}
          label={fields.price_from}
          inputMode="decimal"
          autoComplete="off"
          hint={editTexts.hints.price_from}
        />
      </div>
    </section>
  );
}
