import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { AdminSeoUrlCheck } from '@prostora/api-client';
import { SEO_LIMITS, toLocalPath } from '@prostora/contracts';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { Panel } from '../../kit/index.ts';
import { TextItem, required, type Check } from '../../kit/form/form-fields.tsx';
import { OrderList } from '../../kit/order/order-list.tsx';
import { FieldNotes } from './field-notes.tsx';
import { LinkPicker } from './link-picker.tsx';
import { findMove } from './link-order.ts';
import type { SeoLinkValue, SeoValues } from './seo.values.ts';
import styles from './seo.module.css';

const texts = adminSeo.form;
const EMPTY_LINK: SeoLinkValue = { link_name: '', title: '', url: '' };
const isValidTarget = (url: string): boolean =>
  toLocalPath(url) !== null || (/^https:\/\/[^\s/]+/u.test(url) && URL.canParse(url));
const checkUrl: Check = (text) => required(text) ?? (isValidTarget(text.trim()) ? null : texts.linkUrlWrong);

type Checked = { check: AdminSeoUrlCheck | undefined };

/** Ordered links below the list of spaces. */
export function FooterLinks({ id, check }: Checked & { id: number | null }) {
  return (
    <Panel title={texts.links}>
      <Form.List name="footer_links">
        {(fields, { add, remove, move }) => (
          <>
            {fields.length === 0 ? (
              <p className={styles.quiet}>{texts.linksNone}</p>
            ) : (
              <LinkRows rows={fields} check={check} onMove={move} onRemove={remove} />
            )}
            <FieldNotes field="footer_links" check={check} />
            {fields.length < SEO_LIMITS.footerLinks && (
              <div className={styles.linkActions}>
                <Button icon={<Plus className="lucide" aria-hidden />} onClick={() => add(EMPTY_LINK)}>
                  {texts.linkAdd}
                </Button>
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

type LinkRowsProps = Checked & {
  /** `key` is stable for a link, `name` is its index. */ rows: readonly { key: number; name: number }[];
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

function LinkRows({ rows, check, onMove, onRemove }: LinkRowsProps) {
  const form = Form.useFormInstance<SeoValues>();
  const keys = rows.map(({ key }) => key).join(' ');
  // Ids start at 1: the sortable list treats 0 as missing.
  const items = useMemo(() => keys.split(' ').map((key) => ({ id: Number(key) + 1 })), [keys]);
  const findRowIndex = (id: number): number => rows.findIndex(({ key }) => key === id - 1);
  const getName = ({ id }: { id: number }): string => {
    const index = findRowIndex(id);
    return String(form.getFieldValue(['footer_links', index, 'title']) ?? '') || texts.linkOf(index + 1);
  };
  const reorder = (ids: number[]): Promise<void> => {
    onMove(
      ...findMove(
        items.map(({ id }) => id),
        ids,
      ),
    );
    return Promise.resolve();
  };
  const render = (item: { id: number }) => {
    const index = findRowIndex(item.id);
    return index < 0 ? null : (
      <LinkRow index={index} name={getName(item)} check={check} onRemove={() => onRemove(index)} />
    );
  };
  return (
    <div className={styles.linkRows}>
      <OrderList
        label={texts.linksOrder}
        items={items}
        getName={getName}
        render={render}
        onReorder={reorder}
      />
    </div>
  );
}

function LinkRow({
  index,
  name,
  check,
  onRemove,
}: Checked & { index: number; name: string; onRemove: () => void }) {
  return (
    <div className={styles.linkRow}>
      <div className={styles.linkFields}>
        <TextItem
          name={[index, 'title']}
          label={texts.linkTitle}
          max={SEO_LIMITS.linkText}
          check={required}
        />
        <TextItem
          name={[index, 'link_name']}
          label={texts.linkName}
          hint={texts.linkNameHint}
          max={SEO_LIMITS.linkText}
        />
        <TextItem name={[index, 'url']} label={texts.linkUrl} max={SEO_LIMITS.linkUrl} check={checkUrl} />
        <FieldNotes field={`footer_links.${index}.url`} check={check} />
      </div>
      <Button
        type="text"
        danger
        icon={<Trash2 className="lucide" aria-hidden />}
        aria-label={texts.linkRemove(name)}
        onClick={onRemove}
      />
    </div>
  );
}
