import type { CopiedPart } from '@prostora/api-client';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { CheckField } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './copy-dialog.module.css';

const PARTS = Object.keys(manySpaces.parts) as CopiedPart[];

/** Parts of a space that are copied. */
export const PartsField = ({
  legend,
  chosen,
  onChange,
}: {
  legend: string;
  chosen: readonly CopiedPart[];
  onChange: (parts: CopiedPart[]) => void;
}): ReactNode => (
  <fieldset className={styles['parts']}>
    <legend>{legend}</legend>
    {PARTS.map((part) => (
      <CheckField
        key={part}
        label={manySpaces.parts[part]}
        checked={chosen.includes(part)}
        onChange={(event) =>
          onChange(event.target.checked ? [...chosen, part] : chosen.filter((other) => other !== part))
        }
      />
    ))}
  </fieldset>
);
