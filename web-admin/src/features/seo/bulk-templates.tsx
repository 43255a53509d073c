import { Button, Form, Input } from 'antd';
import { useRef, type FocusEvent } from 'react';
import { LIMITS, SEO_LIMITS } from '@prostora/contracts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { maxLength, required, createTextRule, type Check } from '../../kit/form/form-fields.tsx';
import type { BulkValues } from './bulk.values.ts';
import { PLACEHOLDERS, unknownPlaceholder, type Placeholder } from './placeholders.ts';
import styles from './seo.module.css';

const texts = adminSeo.bulk;
type Template = keyof BulkValues['templates'];

const FIELDS: readonly {
  name: Template;
  label: string;
  limit: number;
  rows?: number;
  isRequired: boolean;
}[] = [
  { name: 'path', label: texts.pathTemplate, limit: SEO_LIMITS.path, isRequired: true },
  { name: 'title', label: texts.titleTemplate, limit: SEO_LIMITS.title, isRequired: true },
  { name: 'h1', label: texts.h1Template, limit: SEO_LIMITS.h1, isRequired: true },
  {
    name: 'meta_description',
    label: texts.metaTemplate,
    limit: SEO_LIMITS.metaDescription,
    rows: 2,
    isRequired: false,
  },
  {
    name: 'description',
    label: texts.descriptionTemplate,
    limit: LIMITS.description,
    rows: 4,
    isRequired: false,
  },
];

const checkPlaceholders: Check = (text) => {
  const name = unknownPlaceholder(text);
  return name === null ? null : texts.unknownPlaceholder(name);
};

/** Text templates and their placeholders. */
export function BulkTemplates() {
  const form = Form.useFormInstance<BulkValues>();
  // Placeholders are inserted into the last focused field at its caret.
  const last = useRef<{ name: Template; input: HTMLInputElement | HTMLTextAreaElement | null }>({
    name: 'title',
    input: null,
  });
  const remember =
    (name: Template) =>
    ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
      last.current = { name, input: target };
    };
  const insert = (placeholder: Placeholder): void => {
    const { name, input } = last.current;
    const text = String(form.getFieldValue(['templates', name]) ?? '');
    const [from, to] = [input?.selectionStart ?? text.length, input?.selectionEnd ?? text.length];
    form.setFieldValue(['templates', name], text.slice(0, from) + texts.names[placeholder] + text.slice(to));
    input?.focus();
  };
  return (
    <>
      <p className={styles.hint}>{texts.placeholdersHint}</p>
      <dl className={styles.placeholders} aria-label={texts.placeholders}>
        {PLACEHOLDERS.map((placeholder) => (
          <div key={placeholder}>
            <dt>
              <Button
                size="small"
                aria-label={texts.insert(texts.names[placeholder])}
                onClick={() => insert(placeholder)}
              >
                {texts.names[placeholder]}
              </Button>
            </dt>
            <dd>{texts.meanings[placeholder]}</dd>
          </div>
        ))}
      </dl>
      {FIELDS.map(({ name, label, limit, rows, isRequired }) => (
        <Form.Item
          key={name}
          name={['templates', name]}
          label={label}
          rules={[createTextRule(...(isRequired ? [required] : []), checkPlaceholders, maxLength(limit))]}
        >
          {rows ? (
            <Input.TextArea rows={rows} onFocus={remember(name)} />
          ) : (
            <Input
              autoComplete="off"
              onFocus={remember(name)}
              {...(name === 'path' && {
                prefix: <span className={styles.prefix}>{adminSeo.form.pathPrefix}</span>,
              })}
            />
          )}
        </Form.Item>
      ))}
    </>
  );
}
