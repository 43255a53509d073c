import { parseDurationMinutes } from '@prostora/contracts/parse-duration.ts';
import { formatMinutes } from '@prostora/strings/format-minutes.ts';
import { TextField, type TextFieldProps } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { formatDecimal, parseDecimal } from './tokens.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: number | null;
  /** Null for a text that is none. */
  parse?: (text: string) => number | null;
  format?: (value: number) => string;
  onChange: (value: number | null) => void;
};

/** A number; an empty field is null, a text that is no number is not a number (NaN) and is refused. */
export function NumberField({
  value,
  parse = parseDecimal,
  format = formatDecimal,
  onChange,
  ...rest
}: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const written = value === null || Number.isNaN(value) ? '' : format(value);
  return (
    <TextField
      inputMode="decimal"
      {...rest}
      autoComplete="off"
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === '' ? null : (parse(target.value) ?? Number.NaN));
      }}
      onBlur={() => value !== null && !Number.isNaN(value) && setTyped(null)}
    />
  );
}

/** A length in minutes, written as „1 h 20 min“ or in hours. */
export const DurationField = (props: Omit<NumberFieldProps, 'parse' | 'format' | 'inputMode'>): ReactNode => (
  <NumberField {...props} inputMode="text" parse={parseDurationMinutes} format={formatMinutes} />
);
