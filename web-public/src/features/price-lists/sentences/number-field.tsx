import { TextField, type TextFieldProps } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { formatDecimal, parseDecimal } from './tokens.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: number | null;
  /** Units of the value in one unit of the field: 60 for minutes written in hours. */
  scale?: number;
  onChange: (value: number | null) => void;
};

/** A number; an empty field is null, a text that is no number is not a number (NaN) and is refused. */
export function NumberField({ value, scale = 1, onChange, ...rest }: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const written = value === null || Number.isNaN(value) ? '' : formatDecimal(value / scale);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = parseDecimal(target.value);
        if (target.value.trim() === '') onChange(null);
        else onChange(number === null ? Number.NaN : scale === 1 ? number : Math.round(number * scale));
      }}
      onBlur={() => value !== null && !Number.isNaN(value) && setTyped(null)}
    />
  );
}
