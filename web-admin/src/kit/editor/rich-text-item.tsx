import { Form } from 'antd';
import { Suspense, lazy, type ReactNode } from 'react';
import { LIMITS } from '@prostora/contracts';
import { maxLength, createTextRule } from '../form/form-fields.tsx';
import { SkeletonBar } from '../layout/skeleton.tsx';

const RichTextField = lazy(() => import('./rich-text-field.tsx'));

type RichTextItemProps = { name: string; label: string; extra?: ReactNode };

/** Rich text field limited to the length of a description; the editor is loaded lazily. */
export const RichTextItem = ({ name, label, extra }: RichTextItemProps) => (
  <Form.Item name={name} rules={[createTextRule(maxLength(LIMITS.description))]} extra={extra}>
    <LazyRichText label={label} />
  </Form.Item>
);

type Controlled = { label: string; id?: string; value?: string; onChange?: (html: string) => void };

const LazyRichText = ({ label, id = 'description', value = '', onChange }: Controlled) => (
  <Suspense fallback={<SkeletonBar width="100%" height={240} />}>
    <RichTextField id={id} label={label} value={value} onChange={(html) => onChange?.(html)} />
  </Suspense>
);
