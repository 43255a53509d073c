import { articleEditorTexts as texts } from '@prostora/strings/cs/article-editor.ts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './rich-text-editor.module.css';

/** URL field under the toolbar; not a `form` element, as it is nested in one. */
export function AddressForm({
  name,
  label,
  invalid,
  onAddress,
  onClose,
}: {
  name: string;
  label: string;
  invalid: string;
  onAddress: (address: string) => boolean;
  onClose: () => void;
}): ReactNode {
  const [address, setAddress] = useState('');
  const [refused, setRefused] = useState(false);
  const save = (): void => {
    if (onAddress(address.trim())) onClose();
    else setRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') save();
    else onClose();
  };
  return (
    <div className={styles['link']} role="group" aria-label={name}>
      <TextField
        label={label}
        inputMode="url"
        autoFocus
        value={address}
        error={refused ? invalid : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles['linkActions']}>
        <Button variant="dark" size="sm" onClick={save}>
          {texts.add}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
