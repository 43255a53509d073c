import { Form } from 'antd';
import { Suspense, lazy } from 'react';
import type { AdminSeoUrlCheck } from '@prostora/api-client';
import { LIMITS, SEO_LIMITS, isSeoPath } from '@prostora/contracts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { Panel, SkeletonBar } from '../../kit/index.ts';
import { SwitchItem, longest, required, textRule, type Check } from '../../kit/form-fields.tsx';
import { FieldNotes } from './field-notes.tsx';
import { LengthMeter } from './length-meter.tsx';
import { plainPath, type SeoValues } from './seo.values.ts';
import { SuggestedInput } from './suggested-input.tsx';
import styles from './seo.module.css';

const RichTextField = lazy(() => import('../../kit/rich-text-field.tsx'));
const texts = adminSeo.form;
const LABELS = { title: texts.title, h1: texts.h1, meta_description: texts.metaDescription } as const;
const LENGTHS = { title: SEO_LIMITS.title, h1: SEO_LIMITS.h1, meta_description: SEO_LIMITS.metaDescription } as const;

const pathCheck: Check = (text) => (isSeoPath(plainPath(text)) ? null : seoApi.errors.path);

type Checked = { check: AdminSeoUrlCheck | undefined };

/** The address and every text of the page; suggestions of the server are one press away. */
export function TextFields({ check }: Checked) {
  return (
    <Panel title={texts.texts}>
      <Form.Item
        name="path" label={texts.path} rules={[textRule(required, pathCheck, longest(SEO_LIMITS.path))]}
        extra={<><span className={styles.noteText}>{texts.pathHint}</span><FieldNotes field="path" check={check} /></>}
      >
        <SuggestedInput name={texts.path} suggestion={check?.suggestions.path} prefix={texts.pathPrefix} />
      </Form.Item>
      <MeasuredField name="title" check={check} />
      <MeasuredField name="h1" check={check} />
      <MeasuredField name="meta_description" check={check} rows={3} />
      <Form.Item name="description" rules={[textRule(longest(LIMITS.description))]} extra={<><span className={styles.noteText}>{texts.descriptionHint}</span><FieldNotes field="description" check={check} /></>}>
        <LazyRichText />
      </Form.Item>
      <SwitchItem name="in_footer" label={texts.inFooter} />
    </Panel>
  );
}

function MeasuredField({ name, check, rows }: Checked & { name: keyof typeof LABELS; rows?: number }) {
  const text = Form.useWatch(name, Form.useFormInstance<SeoValues>()) ?? '';
  const rules = name === 'meta_description' ? [longest(LENGTHS[name])] : [required, longest(LENGTHS[name])];
  return (
    <Form.Item
      name={name} label={LABELS[name]} rules={[textRule(...rules)]}
      extra={<>{name !== 'h1' && <LengthMeter kind={name} text={text} />}<FieldNotes field={name} check={check} /></>}
    >
      <SuggestedInput name={LABELS[name]} suggestion={check?.suggestions[name]} rows={rows} />
    </Form.Item>
  );
}

type Controlled = { id?: string; value?: string; onChange?: (html: string) => void };

/** The editor comes when its field is on the page; until then its place is kept. */
const LazyRichText = ({ id = 'description', value = '', onChange }: Controlled) => (
  <Suspense fallback={<SkeletonBar width="100%" height={240} />}>
    <RichTextField id={id} label={texts.description} value={value} onChange={(html) => onChange?.(html)} />
  </Suspense>
);
