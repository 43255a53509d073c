import type { ImportPreview } from '@prostora/api-client';
import { IMPORT_FIELDS, type ImportField } from '@prostora/contracts/booking-import.ts';
import { bookingImport as texts } from '@prostora/strings/cs/booking-import.ts';
import { SelectField } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './booking-import.module.css';
import type { ImportOptions } from './use-booking-import.ts';

type CorrectionsProps = {
  preview: ImportPreview;
  options: ImportOptions;
  onChange: (change: ImportOptions) => void;
};

const toColumns = ({ columns }: ImportPreview): (ImportField | null)[] => columns.map(({ field }) => field);

/** Sheet, titles, columns and spaces as they were recognized, each corrected by hand. */
export const Corrections = (props: CorrectionsProps): ReactNode => (
  <>
    {props.preview.format !== 'ics' && <Columns {...props} />}
    <Spaces {...props} />
  </>
);

function Columns({ preview, onChange }: CorrectionsProps): ReactNode {
  const choose = (index: number, field: ImportField | null): void =>
    onChange({
      columns: toColumns(preview).map((known, other) =>
        other === index ? field : known === field ? null : known,
      ),
    });
  return (
    <section aria-labelledby="import-columns">
      <h2 id="import-columns">{texts.columns.title}</h2>
      <div className={styles['grid']}>
        {preview.sheets.length > 1 && (
          <SelectField
            label={texts.sheet}
            value={preview.sheet ?? ''}
            onChange={({ target }) =>
              onChange({ sheet: target.value, title_row: undefined, columns: undefined })
            }
          >
            {preview.sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={texts.titleRow}
          value={preview.title_row}
          onChange={({ target }) => onChange({ title_row: Number(target.value) })}
        >
          <option value={0}>{texts.noTitles}</option>
          {Array.from({ length: Math.max(10, preview.title_row) }, (_row, index) => (
            <option key={index} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </SelectField>
        {preview.columns.map(({ title, samples, field }, index) =>
          title === '' && samples.length === 0 ? null : (
            <SelectField
              key={index}
              label={title || texts.columns.unnamed(index + 1)}
              hint={samples.join(' · ')}
              value={field ?? ''}
              onChange={({ target }) => choose(index, (target.value || null) as ImportField | null)}
            >
              <option value="">{texts.columns.ignored}</option>
              {IMPORT_FIELDS.map((one) => (
                <option key={one} value={one}>
                  {texts.columns.fields[one]}
                </option>
              ))}
            </SelectField>
          ),
        )}
      </div>
    </section>
  );
}

function Spaces({ preview, options, onChange }: CorrectionsProps): ReactNode {
  const choose = (name: string, spaceId: number | null): void =>
    onChange({
      spaces: [...(options.spaces ?? []).filter((known) => known.name !== name), { name, space_id: spaceId }],
    });
  const isDoubled = (name: string): boolean => preview.spaces.filter((one) => one.name === name).length > 1;
  return (
    <section aria-labelledby="import-spaces">
      <h2 id="import-spaces">{texts.spaces.title}</h2>
      <div className={styles['grid']}>
        {preview.space_names.map(({ name, rows, space_id }) => (
          <SelectField
            key={name}
            label={name || texts.spaces.unnamed}
            hint={texts.spaces.rows(rows)}
            value={space_id ?? ''}
            onChange={({ target }) => choose(name, target.value === '' ? null : Number(target.value))}
          >
            <option value="">{texts.spaces.none}</option>
            {preview.spaces.map((space) => (
              <option key={space.id} value={space.id}>
                {isDoubled(space.name) ? `${space.name}, ${space.building}` : space.name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </section>
  );
}
