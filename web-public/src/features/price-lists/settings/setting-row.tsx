import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import { Button, type LucideIcon } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import styles from './settings.module.css';

const texts = priceListEditor.settings;

type SettingRowProps = {
  title: string;
  icon: LucideIcon;
  summary: ReactNode;
  invalid?: boolean;
  open: boolean;
  /** Null: always open. */
  onToggle: (() => void) | null;
  children: ReactNode;
};

/** A setting of the list: its value as a sentence, and its fields when open. */
export function SettingRow({
  title,
  icon: Icon,
  summary,
  invalid = false,
  open,
  onToggle,
  children,
}: SettingRowProps): ReactNode {
  const id = useId();
  return (
    <section className={styles['row']} aria-labelledby={`${id}-title`} data-open={open || undefined}>
      <div className={styles['line']}>
        <Icon aria-hidden />
        <div className={styles['text']}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className={styles['summary']} data-invalid={invalid || undefined}>
            {summary}
          </div>
        </div>
        {onToggle && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            aria-label={`${open ? texts.close : texts.change}: ${title}`}
            onClick={onToggle}
          >
            {open ? texts.close : texts.change}
          </Button>
        )}
      </div>
      {open && (
        <div id={id} className={styles['panel']}>
          {children}
        </div>
      )}
    </section>
  );
}
