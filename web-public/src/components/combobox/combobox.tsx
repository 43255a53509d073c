import { MapPin, TextField, type TextFieldProps } from '@prostora/ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './combobox.module.css';

type ComboboxProps<Item> = Omit<TextFieldProps, 'children' | 'onChange'> & {
  value: string;
  items: readonly Item[];
  /** Whether `items` answer the present text; Enter chooses only then. */
  isCurrent?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  getKey: (item: Item) => string | number;
  listLabel: string;
  children: (item: Item) => ReactNode;
};

/** A field with places to choose from: arrows move, Enter chooses, Esc closes the list but no dialog around it. */
export function Combobox<Item>({
  items,
  isCurrent = true,
  isOpen,
  onOpenChange,
  onType,
  onChoose,
  getKey,
  listLabel,
  children,
  onKeyDown,
  ...field
}: ComboboxProps<Item>): ReactNode {
  const id = useId();
  const [active, setActive] = useState(-1);
  const isExpanded = isOpen && items.length > 0;
  const choose = (item: Item): void => {
    onChoose(item);
    onOpenChange(false);
    setActive(-1);
  };
  const move = (event: KeyboardEvent<HTMLInputElement>): void => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      onOpenChange(false);
    }
    if (event.key === 'Enter' && isExpanded) {
      event.preventDefault();
      const chosen = items[Math.max(active, 0)];
      if (chosen && isCurrent) choose(chosen);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isExpanded) return onOpenChange(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  };
  return (
    <div
      className={styles['combobox']}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onOpenChange(false)}
    >
      <TextField
        {...field}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={isExpanded && active >= 0 ? `${id}-${active}` : undefined}
        onKeyDown={move}
        onChange={(event) => {
          onType(event.target.value);
          setActive(-1);
          onOpenChange(true);
        }}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        className={styles['list']}
        hidden={!isExpanded}
      >
        {isExpanded &&
          items.map((item, index) => (
            <li
              key={getKey(item)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles['option']}
              onPointerMove={() => setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <MapPin aria-hidden />
              {children(item)}
            </li>
          ))}
      </ul>
    </div>
  );
}
