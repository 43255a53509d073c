import { Chip } from '@prostora/ui';
import { useId, type ReactNode } from 'react';

type ChipGroupProps<Value extends string> = {
  label: string;
  /** Text of each value, in the order of the chips. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
  className?: string | undefined;
  labelClassName?: string | undefined;
};

/** Choice of one value as chips below their label. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>): ReactNode {
  const { label, options, value, onChange, className, labelClassName } = props;
  const id = useId();
  return (
    <>
      <p id={id} className={labelClassName}>
        {label}
      </p>
      <div role="group" aria-labelledby={id} className={className}>
        {(Object.keys(options) as Value[]).map((each) => (
          <Chip key={each} aria-pressed={each === value} onClick={() => onChange(each)}>
            {options[each]}
          </Chip>
        ))}
      </div>
    </>
  );
}
