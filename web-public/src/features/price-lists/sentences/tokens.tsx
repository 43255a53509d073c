import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tokens.module.css';

/** Id of the input of a field, by its path in the contract. */
export const toFieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

type TokenProps = {
  path: string;
  /** Accessible name. */
  label: string;
  invalid: boolean;
  describedBy: string | undefined;
};

/** Esc returns the value that the token had when it got the focus. */
function useUndo<Value>(value: Value, onChange: (value: Value) => void) {
  const initial = useRef(value);
  return {
    onFocus: (): void => {
      initial.current = value;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || initial.current === value) return;
      event.preventDefault();
      onChange(initial.current);
    },
  };
}

const getTokenProps = ({ path, label, invalid, describedBy }: TokenProps) => ({
  id: toFieldId(path),
  'aria-label': label,
  'aria-invalid': invalid || undefined,
  'aria-describedby': invalid ? describedBy : undefined,
});

type TextTokenProps = TokenProps & { value: string; onChange: (value: string) => void; maxLength: number };

/** A text in a sentence, as wide as its content. */
export function TextToken({ value, onChange, maxLength, ...token }: TextTokenProps): ReactNode {
  const undo = useUndo(value, onChange);
  return (
    <input
      {...getTokenProps(token)}
      {...undo}
      className={styles['token']}
      size={Math.max(value.length, 4)}
      value={value}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** „2 600,50“ → 2600.5; null when it is no number. */
export function parseDecimal(text: string): number | null {
  const compact = text.replace(/[\s\u00a0]|Kč|%/gu, '').replace(',', '.');
  return /^\d+(\.\d+)?$/u.test(compact) ? Number(compact) : null;
}

const decimals = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });
export const formatDecimal = (value: number | null): string =>
  value === null ? '' : decimals.format(value).replace(/\s/gu, '\u00a0');

type ParsedTokenProps<Value> = TokenProps & {
  value: Value | null;
  parse: (text: string) => Value | null;
  format: (value: Value | null) => string;
  onChange: (value: Value | null) => void;
  autoFocus?: boolean;
};

/** A value written as a text; what cannot be parsed stays written and is null. */
export function ParsedToken<Value>({
  value,
  parse,
  format,
  onChange,
  autoFocus,
  ...token
}: ParsedTokenProps<Value>): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const undo = useUndo(value, (former) => {
    setTyped(null);
    onChange(former);
  });
  const shown = typed ?? format(value);
  return (
    <input
      {...getTokenProps(token)}
      {...undo}
      className={styles['token']}
      data-number=""
      inputMode="decimal"
      autoComplete="off"
      size={Math.max(shown.length, 3)}
      value={shown}
      // A new sentence begins with its amount.
      autoFocus={autoFocus}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(parse(event.target.value));
      }}
      onBlur={() => value !== null && setTyped(null)}
    />
  );
}

type SelectTokenProps = TokenProps & {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice in a sentence. */
export function SelectToken({ value, options, onChange, ...token }: SelectTokenProps): ReactNode {
  const undo = useUndo(value, onChange);
  return (
    <select
      {...getTokenProps(token)}
      {...undo}
      className={styles['token']}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

type PanelTokenProps = {
  label: string;
  expanded: boolean;
  controls: string;
  quiet?: boolean;
  invalid?: boolean;
  onOpen: () => void;
  children: string;
};

/** A token that opens the details of its sentence. */
export const PanelToken = ({
  label,
  expanded,
  controls,
  quiet = false,
  invalid = false,
  onOpen,
  children,
}: PanelTokenProps): ReactNode => (
  <button
    type="button"
    className={styles['token']}
    data-quiet={quiet || undefined}
    data-invalid={invalid || undefined}
    aria-label={`${label}: ${children}`}
    aria-expanded={expanded}
    aria-controls={expanded ? controls : undefined}
    onClick={onOpen}
  >
    {children}
  </button>
);

/** A quiet token whose text is the present choice; a press chooses the other one. */
export const ChoiceToken = ({ onPress, children }: { onPress: () => void; children: string }): ReactNode => (
  <button type="button" className={styles['token']} data-quiet="" onClick={onPress}>
    {children}
  </button>
);
