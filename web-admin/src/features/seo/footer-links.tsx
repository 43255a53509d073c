import { Button, Form, type FormListFieldData } from 'antd';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { AdminSeoUrlCheck } from '@prostora/api-client';
import { SEO_LIMITS, localPath } from '@prostora/contracts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { Panel } from '../../kit/index.ts';
import { TextItem, required, type Check } from '../../kit/form-fields.tsx';
import { FieldNotes } from './field-notes.tsx';
import { LinkPicker } from './link-picker.tsx';
import type { SeoLinkValue, SeoValues } from './seo.values.ts';
import styles from './seo.module.css';

const texts = adminSeo.form;
const EMPTY_LINK: SeoLinkValue = { link_name: '', title: '', url: '' };
const isTarget = (url: string): boolean => localPath(url) !== null || (/^https:\/\/[^\s/]+/u.test(url) && URL.canParse(url));
const urlCheck: Check = (text) => required(text) ?? (isTarget(text.trim()) ? null : texts.linkUrlWrong);

/** Links under the list of spaces, in their order. */
export function FooterLinks({ id, check }: { id: number | null; check: AdminSeoUrlCheck | undefined }) {
  const form = Form.useFormInstance<SeoValues>();
  return (
    <Panel title={texts.links}>
      <Form.List name="footer_links">
        {(fields, { add, remove, move }) => (
          <>
            {fields.length === 0 && <p className={styles.quiet}>{texts.linksNone}</p>}
            <ol className={styles.linkRows} aria-label={texts.linksOrder}>
              {fields.map((field, index) => (
                <LinkRow key={field.key} field={field} check={check} name={form.getFieldValue(['footer_links', field.name, 'title']) || texts.linkOf(index + 1)} isFirst={index === 0} isLast={index === fields.length - 1} onMove={(by) => move(index, index + by)} onRemove={() => remove(index)} />
              ))}
            </ol>
            <FieldNotes field="footer_links" check={check} />
            {fields.length < SEO_LIMITS.footerLinks && (
              <div className={styles.linkActions}>
                <Button icon={<Plus className="lucide" aria-hidden />} onClick={() => add(EMPTY_LINK)}>{texts.linkAdd}</Button>
                <LinkPicker exceptId={id} onPick={add} />
              </div>
            )}
            <p className={styles.quiet}>{texts.linksHint(fields.length, SEO_LIMITS.footerLinks)}</p>
          </>
        )}
      </Form.List>
    </Panel>
  );
}

type LinkRowProps = { field: FormListFieldData; check: AdminSeoUrlCheck | undefined; name: string; isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void; onRemove: () => void };

function LinkRow({ field: { name: index }, check, name, isFirst, isLast, onMove, onRemove }: LinkRowProps) {
  return (
    <li className={styles.linkRow} aria-label={name}>
      <div className={styles.linkFields}>
        <TextItem name={[index, 'title']} label={texts.linkTitle} max={SEO_LIMITS.linkText} check={required} />
        <TextItem name={[index, 'link_name']} label={texts.linkName} hint={texts.linkNameHint} max={SEO_LIMITS.linkText} />
        <TextItem name={[index, 'url']} label={texts.linkUrl} max={SEO_LIMITS.linkUrl} check={urlCheck} />
        <FieldNotes field={`footer_links.${index}.url`} check={check} />
      </div>
      <div className={styles.linkButtons}>
        <Button type="text" disabled={isFirst} icon={<ArrowUp className="lucide" aria-hidden />} aria-label={texts.linkUp(name)} onClick={() => onMove(-1)} />
        <Button type="text" disabled={isLast} icon={<ArrowDown className="lucide" aria-hidden />} aria-label={texts.linkDown(name)} onClick={() => onMove(1)} />
        <Button type="text" danger icon={<Trash2 className="lucide" aria-hidden />} aria-label={texts.linkRemove(name)} onClick={onRemove} />
      </div>
    </li>
  );
}
