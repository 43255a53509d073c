import { Button, Input } from 'antd';
import { WandSparkles } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import styles from './seo.module.css';

const texts = adminSeo.form;

type SuggestedInputProps = {
  /** Field name for the button's label. */
  name: string;
  suggestion: string | undefined;
  rows?: number | undefined;
  prefix?: string;
  value?: string;
  onChange?: (value: ChangeEvent | string) => void;
};

/** Text field with the server's suggestion, offered when it differs. */
export function SuggestedInput({
  name,
  suggestion,
  rows,
  prefix,
  value = '',
  onChange,
  ...control
}: SuggestedInputProps) {
  return (
    <>
      {rows ? (
        <Input.TextArea rows={rows} value={value} onChange={onChange} {...control} />
      ) : (
        <Input
          autoComplete="off"
          spellCheck={prefix === undefined}
          value={value}
          onChange={onChange}
          {...(prefix !== undefined && { prefix: <span className={styles.prefix}>{prefix}</span> })}
          {...control}
        />
      )}
      {suggestion && suggestion !== value.trim() && (
        <span className={styles.suggestion}>
          <Button
            size="small"
            type="text"
            icon={<WandSparkles className="lucide" aria-hidden />}
            aria-label={texts.suggestFor(name)}
            onClick={() => onChange?.(suggestion)}
          >
            {texts.suggest}
          </Button>
          <span>{suggestion}</span>
        </span>
      )}
    </>
  );
}
