import { articleEditorTexts as texts } from '@prostora/strings/cs/article-editor.ts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './rich-text-editor.module.css';

/** URL field under the toolbar; not a `form` element, as it is nested in one. */
export function UrlForm({
  name,
  label,
  invalid,
  onUrl,
  onClose,
}: {
  name: string;
  label: string;
  invalid: string;
  onUrl: (url: string) => boolean;
  onClose: () => void;
}): ReactNode {
  const [url, setUrl] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const save = (): void => {
    if (onUrl(url.trim())) onClose();
    else setIsInvalid(true);
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
        value={url}
        error={isInvalid ? invalid : undefined}
        onChange={(event) => {
          setUrl(event.target.value);
          setIsInvalid(false);
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
