import { Form } from 'antd';
import type { AdminSeoUrlCheck } from '@prostora/api-client';
import { SEO_LIMITS, isSeoPath } from '@prostora/contracts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { Panel } from '../../kit/index.ts';
import { SwitchItem, maxLength, required, createTextRule, type Check } from '../../kit/form/form-fields.tsx';
import { RichTextItem } from '../../kit/editor/rich-text-item.tsx';
import { FieldNotes } from './field-notes.tsx';
import { LengthMeter } from '../../kit/search-texts/length-meter.tsx';
import { trimPath, type SeoValues } from './seo.values.ts';
import { SuggestedInput } from './suggested-input.tsx';
import styles from './seo.module.css';

const texts = adminSeo.form;
const LABELS = { title: texts.title, h1: texts.h1, meta_description: texts.metaDescription } as const;
const LENGTHS = {
  title: SEO_LIMITS.title,
  h1: SEO_LIMITS.h1,
  meta_description: SEO_LIMITS.metaDescription,
} as const;

const checkPath: Check = (text) => (isSeoPath(trimPath(text)) ? null : seoApi.errors.path);

type Checked = { check: AdminSeoUrlCheck | undefined };

/** Path and texts of the page, with suggestions of the server. */
export function TextFields({ check }: Checked) {
  return (
    <Panel title={texts.texts}>
      <Form.Item
        name="path"
        label={texts.path}
        rules={[createTextRule(required, checkPath, maxLength(SEO_LIMITS.path))]}
        extra={
          <>
            <span className={styles.noteText}>{texts.pathHint}</span>
            <FieldNotes field="path" check={check} />
          </>
        }
      >
        <SuggestedInput name={texts.path} suggestion={check?.suggestions.path} prefix={texts.pathPrefix} />
      </Form.Item>
      <MeasuredField name="title" check={check} />
      <MeasuredField name="h1" check={check} />
      <MeasuredField name="meta_description" check={check} rows={3} />
      <RichTextItem
        name="description"
        label={texts.description}
        extra={
          <>
            <span className={styles.noteText}>{texts.descriptionHint}</span>
            <FieldNotes field="description" check={check} />
          </>
        }
      />
      <SwitchItem name="in_footer" label={texts.inFooter} />
    </Panel>
  );
}

function MeasuredField({ name, check, rows }: Checked & { name: keyof typeof LABELS; rows?: number }) {
  const text = Form.useWatch(name, Form.useFormInstance<SeoValues>()) ?? '';
  const rules =
    name === 'meta_description' ? [maxLength(LENGTHS[name])] : [required, maxLength(LENGTHS[name])];
  return (
    <Form.Item
      name={name}
      label={LABELS[name]}
      rules={[createTextRule(...rules)]}
      extra={
        <>
          {name !== 'h1' && <LengthMeter kind={name} text={text} />}
          <FieldNotes field={name} check={check} />
        </>
      }
    >
      <SuggestedInput name={LABELS[name]} suggestion={check?.suggestions[name]} rows={rows} />
    </Form.Item>
  );
}
